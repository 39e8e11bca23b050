/**
 * Something that the person at the keyboard can mend: a wrong argument, a file that is not there. Its message says
 * in one sentence what is wrong and in another what to do. Commands print it and exit with 2.
 */
export class Complaint extends Error {}

/** A fault in the project itself that the work found: code that does not compile, a damaged result. Exit code 1. */
export class Fault extends Error {}
