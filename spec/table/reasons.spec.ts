import { LANGUAGES, speak } from "../../src/kit/words/language";
import type { TableRefusalKind, TableRefusal } from "../../src/table/languages/refusals";
import { refusalSentence } from "../../src/table/languages/sentences";
import { expectTrue } from "../support/expect";

/** A reason of each kind: one that is missing does not compile. */
const REASONS: { readonly [Kind in TableRefusalKind]: TableRefusal<Kind> } = {
  cannotNow: { kind: "cannotNow" },
  buttonChanged: { kind: "buttonChanged" },
  panelFolded: { kind: "panelFolded" },
  noSuchButton: { kind: "noSuchButton", number: 7 },
  noSuchChoice: { kind: "noSuchChoice", number: 7, most: 5 },
  slowDown: { kind: "slowDown" },
  notSeated: { kind: "notSeated" },
  notYourGame: { kind: "notYourGame", players: ["White", "Blue"] },
  hostOnly: { kind: "hostOnly" },
  notDealt: { kind: "notDealt" },
  busy: { kind: "busy", what: "rolling" },
  isPaused: { kind: "isPaused", colour: "Blue" },
  handsFirst: { kind: "handsFirst", players: ["Blue"] },
  handsAreOff: { kind: "handsAreOff" },
  gameOver: { kind: "gameOver" },
  covered: { kind: "covered", colour: "Blue" },
  chatIsShared: { kind: "chatIsShared" },
  notAction: { kind: "notAction" },
  nothingThere: { kind: "nothingThere" },
  unknownPiece: { kind: "unknownPiece" },
  nothingToRoll: { kind: "nothingToRoll" },
  cannotPass: { kind: "cannotPass" },
  severalWays: { kind: "severalWays" },
  notAnAmount: { kind: "notAnAmount", min: 3, max: 25 },
  tableFull: { kind: "tableFull", most: 4 },
  tooFew: { kind: "tooFew", title: "High Card", least: 2, most: 4 },
  notAccepted: { kind: "notAccepted", players: ["White", "Blue"] },
  rulesInGame: { kind: "rulesInGame" },
  rulesUnreadable: { kind: "rulesUnreadable" },
  rulesOfOther: { kind: "rulesOfOther", game: "RF" },
  noSuchRules: { kind: "noSuchRules", name: "CLUB" },
  noRulesName: { kind: "noRulesName", most: 12 },
  codeTooLong: { kind: "codeTooLong", most: 16 },
  enoughRules: { kind: "enoughRules", most: 6 },
  rematchLater: { kind: "rematchLater" },
  rematchAlone: { kind: "rematchAlone" },
  rematchOthers: { kind: "rematchOthers" },
  scoreNone: { kind: "scoreNone" },
  rankLocked: { kind: "rankLocked", name: "Squire" },
  nothingToUndo: { kind: "nothingToUndo" },
  undoIsOff: { kind: "undoIsOff" },
  somethingWasRevealed: { kind: "somethingWasRevealed" },
  othersHaveChosen: { kind: "othersHaveChosen" },
  recordIsOpen: { kind: "recordIsOpen" },
  recordLater: { kind: "recordLater" },
  replayLater: { kind: "replayLater" },
  replayNone: { kind: "replayNone" },
  recordAfterDay: { kind: "recordAfterDay" },
  hintNotYours: { kind: "hintNotYours" },
  hintsOff: { kind: "hintsOff" },
  hintsInTutorial: { kind: "hintsInTutorial" },
  hintNone: { kind: "hintNone" },
  aheadLate: { kind: "aheadLate" },
  aheadNone: { kind: "aheadNone" },
  questionOpen: { kind: "questionOpen", colour: "Blue" },
  questionOver: { kind: "questionOver" },
  askedLately: { kind: "askedLately" },
};

describe("The table's reasons to refuse something", () => {
  after_each(() => {
    speak("en");
  });

  for (const language of LANGUAGES) {
    it(`have a sentence each, with all that it mentions, in ${language}`, () => {
      for (const reason of Object.values(REASONS)) {
        speak("en");
        const english = refusalSentence(reason);
        speak(language);
        const sentence = refusalSentence(reason);
        expectTrue(sentence !== "", `nothing is said of ${reason.kind}`);
        expectTrue(!sentence.includes("{"), `${sentence} has a gap`);
        expectTrue(language === "en" || sentence !== english, `${reason.kind} is not translated`);
        for (const [name, value] of Object.entries(reason))
          if (typeof value === "number")
            expectTrue(sentence.includes(`${value}`), `${name} is not in: ${sentence}`);
      }
    });
  }
});
