/**
 * What nobody has documented about Tabletop Simulator, or what reports contradict each other about. Each is a question
 * that the game answers with yes or no, and that an emulated table can answer either way:
 * `openTable(save, { doubts: { greySeatRaises: true } })`. A mod that plays under every answer is safe.
 */
interface Doubt {
  readonly name: string;
  readonly question: string;
  /** What the game does under each answer. */
  readonly yes: string;
  readonly no: string;
  readonly evidence: string;
  /** What the evidence speaks for, if it does. */
  readonly likelier: boolean | "unknown";
  /** What a table does if nobody says otherwise; "seeded": the seed decides. */
  readonly usual: boolean | "seeded";
}

/** All doubts. Add new ones at the end, so a seed keeps its meaning. */
export const DOUBTS = [
  {
    name: "shuffleObjects",
    question: "Do the objects of a save load in another order than that of the save?",
    yes: "onLoad comes to the objects in any order.",
    no: "onLoad comes to the objects in the order of the save.",
    evidence: "The documentation is silent.",
    likelier: "unknown",
    usual: "seeded",
  },
  {
    name: "ownHandlerFirst",
    question: "Does an object's own handler (onPickUp) come before the general ones (onObjectPickUp)?",
    yes: "First the object's own handler, then Global's and the objects' general ones.",
    no: "First the general handlers, then the object's own.",
    evidence: "The documentation is silent.",
    likelier: "unknown",
    usual: "seeded",
  },
  {
    name: "globalHandlerFirst",
    question: "Does an event reach Global before the objects?",
    yes: "Global's handler is called before the objects' handlers.",
    no: "The objects' handlers are called before Global's.",
    evidence: "The documentation is silent; mods commonly assume Global first.",
    likelier: true,
    usual: "seeded",
  },
  {
    name: "spawnEventBeforeCallback",
    question: "Does onObjectSpawn come before the callback of the spawner?",
    yes: "First onObjectSpawn, then callback_function.",
    no: "First callback_function, then onObjectSpawn.",
    evidence: "The documentation is silent.",
    likelier: "unknown",
    usual: "seeded",
  },
  {
    name: "conditionChecksNextFrame",
    question: "Does Wait.condition look in the very next frame?",
    yes: "It looks in the frame after it was made.",
    no: "It looks one frame later.",
    evidence: "The documentation says once a frame, and not from which on.",
    likelier: "unknown",
    usual: "seeded",
  },
  {
    name: "coroutineStartsAtOnce",
    question: "Does startLuaCoroutine run up to the first yield at once?",
    yes: "The first step runs inside startLuaCoroutine.",
    no: "The first step runs in the next frame.",
    evidence: "Published mods rely on what the first step has done.",
    likelier: true,
    usual: true,
  },
  {
    name: "objectsLoadFirst",
    question: "Are the objects' onLoad called before Global's?",
    yes: "First every object, then Global.",
    no: "First Global, then every object.",
    evidence:
      "Three unrelated mods (euchre of clevergrant, Spirit Island, Deal with the Devil) read in an object's onLoad what only " +
      "Global's onLoad sets. Of 208 public saves none needs the objects first.",
    likelier: false,
    usual: false,
  },
  {
    name: "spawnEventsOnLoad",
    question: "Does onObjectSpawn come for the objects of a save when it is loaded?",
    yes: "Once for every object, after all onLoad.",
    no: "Only for what appears later.",
    evidence: "The documentation is silent.",
    likelier: "unknown",
    usual: false,
  },
  {
    name: "destroyEventsOnReload",
    question: "Do onObjectDestroy and onDestroy come for everything when a save is loaded over the table?",
    yes: "Once for every object, before anything is loaded.",
    no: "The old table is gone without a word.",
    evidence: "The documentation is silent.",
    likelier: "unknown",
    usual: false,
  },
  {
    name: "scriptsOutliveObjects",
    question: "Do waits and coroutines of a destroyed object's script run on?",
    yes: "They go on, in a script that has lost its object.",
    no: "They end with the object.",
    evidence: "The documentation is silent.",
    likelier: "unknown",
    usual: false,
  },
  {
    name: "deadObjectsEscapePcall",
    question: "Does the use of a destroyed object raise an error that pcall does not catch?",
    yes: "The error ends the whole call into the script.",
    no: "The error is one of Lua's, which pcall catches.",
    evidence:
      "MoonSharp's pcall catches only its own exceptions, not those of .NET. darrellanderson/TI4-TTS, DeletedItemsBag: " +
      '"TTS does not respect pcall, errors out without pcall return"; ipreuss/kdm-tts: such a use is "<Unknown Error>".',
    likelier: true,
    usual: false,
  },
  {
    name: "missingInterfaceIdRaises",
    question: "Does a change to a UI element that is not there raise an error that pcall does not catch?",
    yes: "UI.setAttribute and its like end the whole call into the script.",
    no: "They answer false, and the game logs a complaint.",
    evidence:
      'jordanmchavez/kdm-tts: "Object reference not set to an instance of an object" from UI.setAttribute on an element that ' +
      "is not built yet.",
    likelier: true,
    usual: false,
  },
  {
    name: "greySeatRaises",
    question: 'Does Player["Grey"] raise an error that pcall does not catch?',
    yes: "It ends the whole call into the script.",
    no: "It answers a Player, as every other colour does.",
    evidence:
      "Notes of live checks on TTS 14.2.2: Player.getColors() lists Grey, but looking up Player.Grey throws. No documented " +
      "example looks it up.",
    likelier: true,
    usual: true,
  },
  {
    name: "putObjectLingers",
    question: "Is an object still on the table for some frames after putObject has put it into another?",
    yes: "For 5 frames it is on the table and in the container.",
    no: "It is destroyed at once.",
    evidence:
      'ipreuss/kdm-tts destructs it itself ("always destruct afterwards"), which speaks for a race; argonui/SCED and the ' +
      "documentation know nothing of it.",
    likelier: "unknown",
    usual: false,
  },
  {
    name: "putObjectCopies",
    question: "Does an object stay on the table for good when putObject has put it into another?",
    yes: "It stays until a script or a player deletes it.",
    no: "It leaves the table.",
    evidence:
      'ipreuss/kdm-tts: "always destruct afterwards". Against it: argonui/SCED (DeckLib) destructs nothing, and the ' +
      "documentation speaks of moving.",
    likelier: false,
    usual: false,
  },
  {
    name: "handAdoptsOnEntryOnly",
    question:
      "Does a hand take up only what comes in, and not what is unlocked, or gets use_hands, inside it?",
    yes: "A card becomes part of a hand when it comes in, is dropped or is dealt.",
    no: "A card becomes part of a hand as soon as it may, however it got there.",
    evidence:
      "For yes: DPetrusma's Europa Universalis (toggling use_hands in a hand does not always reset it). For no: TI4's " +
      "ExploreHelper sets use_hands right after takeObject into a hand. Most mods call deal(1, color).",
    likelier: "unknown",
    usual: false,
  },
  {
    name: "uninteractableLeavesHandList",
    question: "Are objects that are not interactable missing in getHandObjects()?",
    yes: "They are left out of the list.",
    no: "The list has them.",
    evidence: "Notes of live checks on TTS 14.2.2: uninteractable cards drop out of the list.",
    likelier: true,
    usual: false,
  },
  {
    name: "shuffleAsksTryRandomize",
    question: "Does a script's shuffle() ask tryObjectRandomize and tryRandomize?",
    yes: "A handler that answers false prevents the shuffle.",
    no: "Only a player's shuffle asks.",
    evidence:
      'The documentation says "when a player attempts to randomize". No mod was found that combines the two.',
    likelier: false,
    usual: false,
  },
  {
    name: "loadsAfterSpawnEvent",
    question:
      "Does the onLoad of a spawned object come a frame after its onObjectSpawn and the spawner's callback?",
    yes: "Its script has run by then, its onLoad has not.",
    no: "Its onLoad comes first.",
    evidence:
      "Spirit Island acts on onObjectSpawn in card scripts, so scripts have run by then; onLoad is open.",
    likelier: false,
    usual: false,
  },
  {
    name: "lockLetsGlide",
    question: "Does a smooth move continue if the object is locked on the way?",
    yes: "It arrives.",
    no: "It stops where it is.",
    evidence: "The documentation is silent.",
    likelier: "unknown",
    usual: false,
  },
  {
    name: "remainderIsUnlocked",
    question: "Is the last card of a locked deck, which appears in the deck's place, unlocked?",
    yes: "It lies there like any new card.",
    no: "It is locked as the deck was.",
    evidence: "The documentation says that it is spawned as a normal card, and nothing of the lock.",
    likelier: "unknown",
    usual: false,
  },
  {
    name: "collisionEventReachesObjects",
    question: "Do onObjectCollisionEnter, Stay and Exit reach the objects' scripts?",
    yes: "Global and every object are told.",
    no: "Only Global is told; an object has onCollisionEnter.",
    evidence:
      "The documentation lists them among the universal events. spirit-island/spirit-island-mod: object scripts have functions " +
      'of that name with other parameters, which Global calls, "once onObjectCollisionEnter can exist outside of global".',
    likelier: false,
    usual: false,
  },
  {
    name: "figureCallsRaise",
    question:
      "Do attack(), die() and changeMode() of an RPG figure raise an error that pcall does not catch?",
    yes: "They end the whole call into the script.",
    no: "They animate the figure: die() has it fall, or get up again.",
    evidence:
      "The documentation has them answer true or false. Public mods call them from a figure's own script; none was found " +
      "that calls them on a figure it has just spawned.",
    likelier: false,
    usual: false,
  },
  {
    name: "waitsAreShared",
    question: "Do Wait.stopAll and Wait.stop end the waits of other scripts, too?",
    yes: "Any script ends all waits, or any wait whose number it has.",
    no: "A script ends only its own.",
    evidence:
      "The documentation speaks of all Waits. At least ten public mods call Wait.stopAll, and none was found that says whose " +
      "waits that ends.",
    likelier: true,
    usual: true,
  },
  {
    name: "clickSelectsLocked",
    question:
      "Does a click on an object that is locked come to onPlayerAction, as Select of that object alone?",
    yes: "Scripts are asked whether it may be selected.",
    no: "No script is told.",
    evidence:
      "The documentation is silent. A public mod opens a menu where somebody clicks its board, and hears of the click as Select " +
      "with one target.",
    likelier: true,
    usual: true,
  },
] as const satisfies readonly Doubt[];

export type DoubtName = (typeof DOUBTS)[number]["name"];

/** How a table answers every doubt. */
export type Doubts = Readonly<Record<DoubtName, boolean>>;

/** For how many frames an object lingers under `putObjectLingers`. */
export const LINGERING_FRAMES = 5;

/** The answers of a table: those that were chosen, else the usual ones, else what `flip` draws from the seed. */
export function doubtsFrom(chosen: Partial<Doubts>, flip: () => boolean): Doubts {
  const answers: Partial<Record<DoubtName, boolean>> = {};
  for (const { name, usual } of DOUBTS) {
    // Drawn even where it is not used: what is chosen changes nothing else that follows from the seed.
    const drawn = usual === "seeded" ? flip() : usual;
    answers[name] = chosen[name] ?? drawn;
  }
  return answers as Doubts; // the list has every name
}

/** An answer that a table does not give by itself. */
interface UnusualAnswer {
  readonly name: DoubtName;
  readonly answer: boolean;
  /** As `openTable` takes it. */
  readonly doubts: Partial<Doubts>;
}

/** Every answer under which a mod should be played that is not the usual one; both, where the seed decides. */
export function unusualAnswers(): UnusualAnswer[] {
  return DOUBTS.flatMap(({ name, usual }) =>
    (usual === "seeded" ? [true, false] : [!usual]).map((answer) => ({
      name,
      answer,
      doubts: { [name]: answer },
    })),
  );
}
