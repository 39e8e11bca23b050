/**
 * What the game has and the emulator only notes: a script may use it and reads back what it set, but nothing happens. A report
 * names each use, so nobody takes silence for a promise. Reading is not listed: it answers what was set. What only changes a
 * picture (lights, backgrounds, lines of the grid) is as it should be where nothing is drawn.
 */
const WITHOUT_EFFECT: readonly { why: string; members: readonly string[] }[] = [
  {
    why: "there is no camera",
    members: [
      "Object.alt_view_angle",
      "Player.attachCameraToObject",
      "Player.lookAt",
      "Player.setCameraMode",
    ],
  },
  {
    why: "the game's own windows are not there",
    members: [
      "Book.clearHighlight",
      "Book.setHighlight",
      "Browser.url",
      "Player.setUITheme",
      "setLookingForPlayers",
      "showHotkeyConfig",
    ],
  },
  {
    why: "the table stays as it is",
    members: ["flipTable", "Tables.setCustomURL", "Tables.setTable"],
  },
  {
    why: "hands have no stash",
    members: ["Object.moveToHandStash", "Player.drawHandStash", "Player.setHandStashLocation"],
  },
  {
    why: "nothing hides under fog of war",
    members: ["Object.ignore_fog_of_war", "Object.setFogOfWarReveal"],
  },
  {
    why: "bodies are boxes that fall straight down and rest flat",
    members: [
      "Object.addTorque",
      "Object.angular_drag",
      "Object.bounciness",
      "Object.drag",
      "Object.dynamic_friction",
      "Object.jointTo",
      "Object.mass",
      "Object.setAngularVelocity",
      "Object.static_friction",
      "Physics.play_area",
      "Physics.setGravity",
    ],
  },
  {
    why: "whoever drags something drags it and what rests on it, at a fixed height",
    members: [
      "Object.auto_raise",
      "Object.drag_selectable",
      "Object.gizmo_selectable",
      "Object.held_flip_index",
      "Object.held_position_offset",
      "Object.held_reduce_force",
      "Object.held_rotation_offset",
      "Object.held_spin_index",
      "Object.measure_movement",
      "Object.use_rotation_value_flip",
      "Player.lift_height",
    ],
  },
  { why: "nothing snaps to a grid", members: ["Grid.snapping", "Object.use_grid"] },
  { why: "any number of digits may be typed", members: ["Object.max_typed_number"] },
  { why: "groups are not summed up", members: ["Object.value", "Object.value_flags"] },
  {
    why: "nothing is heard",
    members: ["MusicPlayer.pause", "MusicPlayer.play", "MusicPlayer.skipBack", "MusicPlayer.skipForward"],
  },
  {
    why: "bundles are not loaded, so that they have no lists of effects",
    members: ["AssetBundle.getLoopingEffects", "AssetBundle.getTriggerEffects"],
  },
  { why: "figures hit nobody", members: ["RPGFigurine.onAttack", "RPGFigurine.onHit"] },
  { why: "models are not loaded, so that they have no parts", members: ["Component.set", "Material.set"] },
];

/** Handlers that are never called, and why. */
const NEVER_CALLED = {
  why: "layout zones make no groups of more than one object, so that there is nothing to sort",
  handlers: ["onGroupSort", "onZoneGroupSort"],
};

const REASONS = new Map<string, string>();
for (const { why, members } of WITHOUT_EFFECT) for (const member of members) REASONS.set(member, why);
for (const handler of NEVER_CALLED.handlers) REASONS.set(handler, NEVER_CALLED.why);

/** Why a member, by its name as records have it (`Player.lookAt`), has no effect here; nothing for all others. */
export function whyWithoutEffect(name: string): string | undefined {
  return REASONS.get(name);
}

/** All of these names. */
export function namesWithoutEffect(): string[] {
  return [...REASONS.keys()];
}

/** The handlers that a script may have and that are never called here. */
export function handlersNeverCalled(): readonly string[] {
  return NEVER_CALLED.handlers;
}
