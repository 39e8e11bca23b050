/**
 * The names that Tabletop Simulator's API has (API documentation v14.0.3 and the declarations of
 * typed-tabletop-simulator). A name that is not here does not exist in the game: using it is an error there and here.
 */
type Names = ReadonlySet<string>;

function names(text: string): Names {
  const set = new Set<string>();
  for (const line of text.split("\n")) for (const name of line.split(" ")) if (name !== "") set.add(name);
  return set;
}

/** Functions of an Object. */
export const OBJECT_FUNCTIONS = names(`
  addAttachment addContextMenuItem addDecal addForce addTag addToPlayerSelection addTorque attachHider
  attachInvisibleHider call clearButtons clearContextMenu clearInputs clone createButton createInput cut
  deal dealToColorWithOffset destroy destroyAttachment destroyAttachments destruct drop editButton
  editInput flip getAngularVelocity getAttachments getBounds getBoundsNormalized getButtons getChild
  getChildren getColorTint getComponent getComponentInChildren getComponents getComponentsInChildren
  getCustomObject getData getDecals getDescription getFogOfWarReveal getGMNotes getGUID getInputs getJSON
  getJoints getLock getLuaScript getName getObjects getPosition getPositionSmooth getQuantity getRotation
  getRotationSmooth getRotationValue getRotationValues getScale getSelectingPlayers getSnapPoints
  getStateId getStates getTable getTags getTransformForward getTransformRight getTransformUp getValue
  getVar getVectorLines getVelocity getVisualBoundsNormalized getZones hasAnyTag hasMatchingTag hasTag
  highlightOff highlightOn isDestroyed isSmoothMoving jointTo moveToHandStash positionToLocal
  positionToWorld putObject randomize registerCollisions reload removeAttachment removeAttachments
  removeButton removeFromPlayerSelection removeInput removeTag reset roll rotate scale setAngularVelocity
  setColorTint setCustomObject setDecals setDescription setFogOfWarReveal setGMNotes setHiddenFrom
  setInvisibleTo setLock setLuaScript setName setPosition setPositionSmooth setRotation setRotationSmooth
  setRotationValue setRotationValues setScale setSnapPoints setState setTable setTags setValue setVar
  setVectorLines setVelocity shuffle shuffleStates split spread takeObject translate unregisterCollisions
`);

/** Variables and behaviour tables of an Object. */
export const OBJECT_VARIABLES = names(`
  AssetBundle Book Browser Clock Container Counter LayoutZone RPGFigurine TextTool UI alt_view_angle
  angular_drag auto_raise bounciness drag drag_selectable dynamic_friction gizmo_selectable grid_projection
  guid held_by_color held_flip_index held_position_offset held_reduce_force held_rotation_offset
  held_spin_index hide_when_face_down ignore_fog_of_war interactable is_face_down loading_custom locked
  mass max_typed_number measure_movement memo name pick_up_position pick_up_rotation remainder resting
  script_code script_state spawning static_friction sticky tag tooltip type use_gravity use_grid use_hands
  use_rotation_value_flip use_snap_points value value_flags
`);

/** Functions of a Player. */
export const PLAYER_FUNCTIONS = names(`
  attachCameraToObject broadcast changeColor clearSelectedObjects copy drawHandStash getHandCount
  getHandObjects getHandTransform getHoldingObjects getHoverObject getPointerPosition getPointerRotation
  getSelectedObjects kick lookAt mute paste pingTable print promote setCameraMode setHandStashLocation
  setHandTransform setUITheme showColorDialog showConfirmDialog showInfoDialog showInputDialog
  showMemoDialog showOptionsDialog
`);

/** Variables of a Player. */
export const PLAYER_VARIABLES = names(`
  admin blindfolded color host lift_height promoted seated steam_id steam_name team
`);

/** Members of the handle that WebRequest returns. */
export const WEB_REQUEST_MEMBERS = names(`
  dispose download_progress error getResponseHeader getResponseHeaders is_done is_error response_code text
  upload_progress url
`);

/** Global functions outside the standard library. */
export const GLOBAL_FUNCTIONS = names(`
  addContextMenuItem addHotkey allowRewindStore broadcastToAll broadcastToColor chooseInHand
  chooseInHandOrCancel clearChooseInHand clearContextMenu clearHotkeys copy currentChooseInHand
  destroyObject flipTable getAllObjects getObjectFromGUID getObjects getObjectsWithAllTags
  getObjectsWithAnyTags getObjectsWithTag getSeatedPlayers group log logString logStyle paste print
  printToAll printToColor sendExternalMessage setLookingForPlayers showHotkeyConfig spawnObject
  spawnObjectData spawnObjectJSON startLuaCoroutine storeRewindState stringColorToRGB
`);

/** Members of the global tables. */
export const TABLE_MEMBERS: Readonly<Record<string, Names>> = {
  Wait: names(`
    collect condition frames stop stopAll time COLLECT_DUPLICATE COLLECT_UNKNOWN
  `),
  Turns: names(`
    enable type order reverse_order skip_empty_hands disable_interactations pass_turns turn_color
    endTurn getNextTurnColor getPreviousTurnColor getTurnOrder
  `),
  Hands: names(`
    enable disable_unused hiding getHands
  `),
  Notes: names(`
    addNotebookTab editNotebookTab getNotebookTabs removeNotebookTab getNotes setNotes
  `),
  Lighting: names(`
    ambient_intensity ambient_type light_intensity lut_contribution lut_index lut_url
    reflection_intensity apply getAmbientEquatorColor getAmbientGroundColor getAmbientSkyColor
    getLightColor setAmbientEquatorColor setAmbientGroundColor setAmbientSkyColor setLightColor
  `),
  Physics: names(`
    play_area cast getGravity setGravity
  `),
  Grid: names(`
    type show_lines color opacity thick_lines snapping offsetX offsetY sizeX sizeY
  `),
  Time: names(`
    time delta_time fixed_delta_time
  `),
  WebRequest: names(`
    custom delete get head post put
  `),
  MusicPlayer: names(`
    loaded player_status playlistIndex playlist_index repeat_track shuffle getCurrentAudioclip
    getPlaylist pause play setCurrentAudioclip setPlaylist skipBack skipForward
  `),
  Backgrounds: names(`
    getBackground getCustomURL setBackground setCustomURL
  `),
  Info: names(`
    complexity name number_of_players playing_time tags type
  `),
  Tables: names(`
    getCustomURL getTable getTableObject setCustomURL setTable
  `),
  Timer: names(`
    create destroy
  `),
  Player: names(`
    getAvailableColors getColors getPlayers getSpectators Action
  `),
  UI: names(`
    loading getAttribute getAttributes getCustomAssets getValue getXml getXmlTable hide setAttribute
    setAttributes setClass setCustomAssets setValue setXml setXmlTable show
  `),
  Global: names(`
    UI addDecal call getDecals getLuaScript getSnapPoints getTable getVar getVectorLines setDecals
    setLuaScript setSnapPoints setTable setVar setVectorLines
  `),
};

/** Members of the behaviour tables of an Object (obj.Counter, obj.TextTool ...). */
export const BEHAVIOUR_MEMBERS: Readonly<Record<string, Names>> = {
  AssetBundle: names(
    `getLoopingEffectIndex getLoopingEffects getTriggerEffects playLoopingEffect playTriggerEffect`,
  ),
  Book: names(`page_offset clearHighlight getPage setHighlight setPage`),
  Browser: names(`url pixel_width`),
  Clock: names(`paused getValue pauseStart setValue showCurrentTime startStopwatch`),
  Container: names(`search`),
  Counter: names(`clear decrement getValue increment setValue`),
  LayoutZone: names(`getOptions layout setOptions`),
  LayoutZone_options: names(
    `allow_swapping alternate_direction cards_per_deck combine_into_decks direction horizontal_group_padding horizontal_spread instant_refill manual_only max_objects_per_group max_objects_per_new_group meld_direction meld_reverse_sort meld_sort meld_sort_existing new_object_facing randomize split_added_decks sticky_cards trigger_for_face_down trigger_for_face_up trigger_for_non_cards vertical_group_padding vertical_spread`,
  ),
  RPGFigurine: names(`onAttack onHit attack changeMode die`),
  TextTool: names(`getFontColor getFontSize getValue setFontColor setFontSize setValue`),
};

/** Handlers that the game calls in Global and in the scripts of objects, with the old names that it still knows. */
export const EVENT_NAMES = names(`
  filterObjectEnter filterObjectEnterContainer onBlindfold onChat onCollisionEnter onCollisionExit
  onCollisionStay onDestroy onDrop onExternalMessage onFixedUpdate onFlick onGroupSort onHover onLoad
  onload onNumberTyped onObjectCollisionEnter onObjectCollisionExit onObjectCollisionStay onObjectDestroy
  onObjectDrop onObjectDropped onObjectEnterContainer onObjectEnterScriptingZone onObjectEnterZone
  onObjectFlick onObjectHover onObjectLeaveContainer onObjectLeaveScriptingZone onObjectLeaveZone
  onObjectLoopingEffect onObjectNumberTyped onObjectPageChange onObjectPeek onObjectPickedUp
  onObjectPickUp onObjectRandomize onObjectRandomized onObjectRotate onObjectSearchEnd
  onObjectSearchStart onObjectSpawn onObjectStateChange onObjectTriggerEffect onPageChange onPeek
  onPickUp onPlayerAction onPlayerChangeColor onPlayerChangeTeam onPlayerChatTyping onPlayerConnect
  onPlayerDisconnect onPlayerHandChoice onPlayerPing onPlayerTurn onPlayerTurnEnd onPlayerTurnStart
  onRandomize onRotate onSave onScriptingButtonDown onScriptingButtonUp onSearchEnd onSearchStart
  onStateChange onUpdate onZoneGroupSort tryObjectEnter tryObjectEnterContainer tryObjectRandomize
  tryObjectRotate tryObjectStateChange tryRandomize tryRotate tryStateChange
`);

/** Members of the Unity object behind an object, and of the classes that every script has. */
export const CLASS_MEMBERS: Readonly<Record<string, Names>> = {
  Component: names(`name get getVars set`),
  GameObject: names(
    `name getChild getChildren getComponent getComponentInChildren getComponents getComponentsInChildren getMaterials getMaterialsInChildren`,
  ),
  Material: names(`shader get getVars set`),
  Vector: names(
    `new min max between setAt set get copy add sub scale clamp normalize project projectOnPlane reflect inverse moveTowards rotateTowards rotateTowardsUnit rotateOver dot magnitude sqrMagnitude distance sqrDistance equals string angle cross lerp normalized orthoNormalize heading`,
  ),
  Color: names(`new fromString fromHex setAt set get copy toHex toString equals lerp dump Add list`),
  JSON: names(`decode encode encode_pretty`),
};
