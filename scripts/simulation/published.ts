import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../src/kit/data/data";
import type { Options } from "../../src/kit/rules/options";
import { ROOT } from "../project";
import { Complaint, Fault } from "../terminal/complaint";

/** Win rates that a designer has published, and how they were found. */
export interface Published {
  source: string;
  /** How many games each rate was counted over. */
  games: number;
  policy: string;
  /** The options of all rows. */
  options: Options;
  rows: PublishedRow[];
}

export interface PublishedRow {
  /** What is different from row to row. */
  options: Options;
  /** The share of the games that were won, in percent. */
  percent: number;
}

const FOLDER = join(ROOT, "scripts", "simulation", "published");

/** The published win rates of a game; raises a `Complaint` if there are none. */
export function readPublished(game: string): Published {
  const path = join(FOLDER, `${game}.json`);
  if (!existsSync(path)) throw new Complaint(`There are no published win rates for ${game}. Omit --table.`);
  const published: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!isPublished(published)) throw new Fault(`${path} is not a table of win rates.`);
  return published;
}

function isPublished(value: unknown): value is Published {
  return (
    isRecord(value) &&
    typeof value["source"] === "string" &&
    typeof value["games"] === "number" &&
    typeof value["policy"] === "string" &&
    isRecord(value["options"]) &&
    Array.isArray(value["rows"]) &&
    value["rows"].every(
      (row) => isRecord(row) && isRecord(row["options"]) && typeof row["percent"] === "number",
    )
  );
}
