import { writeRecords } from "./records";

/* A program of its own, so games are played beside other work: node --import tsx records-program.ts STATES. */
writeRecords(Number(process.argv[2]));
