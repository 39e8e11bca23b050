import { writeRecords } from "./records";

/* A program of its own, so that games are played beside other work: node --import tsx records-program.ts STATES. */
writeRecords(Number(process.argv[2]));
