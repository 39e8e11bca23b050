import { Command, CommanderError } from "commander";
import { Complaint, Fault } from "./complaint";

/** The exit code for what the reader can mend: wrong arguments, an unreadable file. */
const MENDABLE = 2;

/** A new command under its name on the command line; `runCommand` runs it. */
export function command(name: string, description: string): Command {
  return new Command(`npm run ${name} --`)
    .description(description)
    .showHelpAfterError("(--help lists the arguments)")
    .exitOverride();
}

/**
 * Runs a command with the arguments that `npm run NAME --` was given and sets the exit code: 0 when all is well,
 * 1 when the work found faults, 2 when the reader has something to mend.
 */
export async function runCommand(program: Command): Promise<void> {
  try {
    await program.parseAsync(process.argv.slice(3), { from: "user" });
  } catch (error) {
    if (error instanceof Complaint || error instanceof Fault) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = error instanceof Complaint ? MENDABLE : 1;
    } else if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : MENDABLE;
    } else if (isOfSystem(error)) {
      process.stderr.write(`${error.message}. Check the names and places that you gave.\n`);
      process.exitCode = MENDABLE;
    } else {
      throw error;
    }
  }
}

/** Whether the system refused something: a file that is a folder, a place where nobody may write, a port in use. */
function isOfSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error;
}
