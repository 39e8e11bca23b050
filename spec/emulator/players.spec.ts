import { expectNear, expectSame, expectTrue } from "../support/expect";
import { card, deck, listOf, object, tableOf } from "./tables";

const LOG =
  "log = {} function note(...) local t = {} for i, v in ipairs({...}) do t[i] = tostring(v) end log[#log + 1] = table.concat(t, ':') end\n";

/** Whether a verb fails as it should, with these words in its message. */
function fails(words: string, verb: () => void): boolean {
  const [succeeded, message] = pcall(verb);
  return !succeeded && tostring(message).includes(words);
}

describe("players", () => {
  it("are known by colour, seated or not", () => {
    const table = tableOf([]);
    expectSame(
      table.execute(`return table.concat(getSeatedPlayers(), " ") .. "/" .. table.concat(Player.getAvailableColors(), " ") .. "/" ..
        tostring(Player.White.seated) .. tostring(Player.Blue.seated) .. tostring(Player["Red"].host) .. tostring(Player.White.host) .. "/" ..
        #Player.getPlayers() .. #Player.getSpectators() .. Player.White.steam_name .. tostring(Player.White == Player["White"])`),
      "White Red/White Red Green Blue/truefalsefalsetrue/20Whitetrue",
    );
  });

  it("connect as spectators, sit, change seats, leave", () => {
    const table = tableOf(
      [],
      `${LOG}function onPlayerConnect(p) note("connect", p.color, p.steam_name) end
       function onPlayerChangeColor(c) note("colour", c) end
       function onPlayerDisconnect(p) note("gone", p.color) end`,
    );
    const anna = table.joins("Anna", "Green");
    expectSame(anna.color(), "Green");
    expectTrue(!anna.sits("Red"), "Red is taken");
    expectTrue(!anna.sits("Teal"), "there is no Teal hand");
    expectTrue(anna.sits("Blue"));
    anna.stands();
    expectSame(
      table.execute("return #Player.getSpectators() .. Player.getSpectators()[1].steam_name"),
      "1Anna",
    );
    anna.sits("Green");
    anna.leaves();
    expectSame(
      listOf(table, "log"),
      "connect:Grey:Anna colour:Green colour:Blue colour:Grey colour:Green gone:Green colour:Grey",
    );
    expectTrue(fails("Anna has left", () => anna.says("still here")));
  });

  it("are moved by scripts with changeColor", () => {
    const table = tableOf([]);
    const red = table.player("Red");
    expectSame(table.execute("return Player.Red.changeColor('Green')"), true);
    expectSame(red.color(), "Green");
    expectSame(table.execute("return Player.Green.changeColor('White')"), false);
  });

  it("touch what may be touched", () => {
    const table = tableOf([
      object("BlockSquare", { Nickname: "locked", Locked: true }),
      object("BlockSquare", { Nickname: "still", GUID: "b10c61" }, 4, 0),
    ]);
    table.execute(`getObjectFromGUID("b10c61").interactable = false`);
    const white = table.player("White");
    expectTrue(fails("is locked", () => white.drags("locked")));
    expectTrue(fails("not interactable", () => white.deletes("still")));
    const grey = table.joins("Gast");
    expectTrue(fails("spectators", () => grey.drags("locked")));
    expectTrue(fails('no object "nobody"', () => white.flips("nobody")));
  });

  it("pick up and drop with events, own first or general first", () => {
    const objects = [
      object("BlockSquare", {
        Nickname: "block",
        LuaScript:
          "function onPickUp(c) Global.call('add', 'own+' .. c) end function onDrop(c) Global.call('add', 'own-' .. c) end",
      }),
    ];
    const script =
      "log = {} function add(w) log[#log + 1] = w end function onObjectPickUp(c, o) add('+' .. c .. tostring(o.held_by_color)) end function onObjectDrop(c, o) add('-' .. c .. tostring(o.held_by_color)) end";
    const run = (ownHandlerFirst: boolean): string => {
      const table = tableOf(objects, script, { doubts: { ownHandlerFirst } });
      table.player("Red").drags("block").to(3, 3);
      return listOf(table, "log");
    };
    expectSame(run(true), "own+Red +RedRed own-Red -Rednil");
    expectSame(run(false), "+RedRed own+Red -Rednil own-Red");
  });

  it("are vetoed by onPlayerAction, for every kind of action", () => {
    const table = tableOf(
      [object("Die_6", { Nickname: "die", GUID: "d1ce21" }), card(1, { Nickname: "card" }, 4, 0)],
      `${LOG}veto = true
       function onPlayerAction(player, action, targets)
         for name, value in pairs(Player.Action) do if value == action then note(player.color, name, #targets) end end
         return not veto
       end`,
    );
    const white = table.player("White");
    expectTrue(!white.drags("die").to(3, 3));
    expectTrue(!white.flips("card"));
    expectTrue(!white.rolls("die"));
    expectTrue(!white.deletes("die", "card"));
    expectTrue(!white.rotates("card", 15));
    expectTrue(!white.copies("card"));
    expectSame(
      listOf(table, "log"),
      "White:PickUp:1 White:FlipOver:1 White:Randomize:1 White:Delete:2 White:RotateIncrementalRight:1 White:Copy:1",
    );
    expectSame(table.objects().filter(({ type }) => type === "Dice" || type === "Card").length, 2);
    table.execute("veto = false");
    expectTrue(white.deletes("die"));
    table.frames(1);
    expectSame(table.find("die"), undefined);
  });

  it("roll, rotate and flip with their vetoes and events", () => {
    const table = tableOf(
      [object("Die_6", { Nickname: "die" }), card(1, { Nickname: "card" }, 4, 0)],
      `${LOG}function tryObjectRandomize(o, c) return c ~= "Red" end
       function onObjectRandomize(o, c) note("roll", c) end
       function tryObjectRotate(o, spin, flip, c) return c ~= "Red" end
       function onObjectRotate(o, spin, flip, c, oldSpin, oldFlip) note("turn", spin, flip, c, oldSpin, oldFlip) end`,
    );
    const [white, red] = [table.player("White"), table.player("Red")];
    expectTrue(!red.rolls("die"));
    expectTrue(!red.rotates("card", 45));
    expectTrue(white.rolls("die"));
    expectTrue(white.rotates("card", 45));
    table.settles();
    expectTrue(white.flips("card"));
    table.settles();
    expectSame(listOf(table, "log"), "roll:White turn:225:0:White:180:0 turn:225:180:White:225:0");
    expectSame(table.object("card").rotation.z, 180);
  });

  it("turn a token over with F, unless a script refuses, which is told which token", () => {
    const table = tableOf(
      [object("reversi_chip", { Nickname: "token" }, 0, 0, 1.13)],
      `${LOG}veto = true
       function onPlayerAction(player, action, targets)
         if action ~= Player.Action.FlipOver then return true end
         note(player.color, #targets, targets[1].getName(), targets[1].is_face_down)
         return not veto
       end
       function onObjectRotate(o, spin, flip, color) note("turned", o.getName(), flip, color) end`,
    );
    const white = table.player("White");
    expectTrue(!white.flips("token"));
    table.settles();
    expectSame(listOf(table, "log"), "White:1:token:false");
    expectSame(table.object("token").rotation.z, 0);
    table.execute("veto = false log = {}");
    expectTrue(white.flips("token"));
    table.settles();
    expectSame(listOf(table, "log"), "White:1:token:false turned:token:180:White");
    expectSame(table.object("token").rotation.z, 180);
    expectNear(table.object("token").position.y, 1.13, 0.01);
    table.object("token").state.Locked = true;
    expectTrue(fails("is locked", () => white.flips("token")));
  });

  it("draw from decks, type numbers, hover, select, ping, press buttons", () => {
    const table = tableOf(
      [deck([1, 2, 3, 4], { Nickname: "deck" }), object("Die_6", { Nickname: "die" }, 8, 0)],
      `${LOG}function onObjectNumberTyped(o, c, n) note("typed", n, c) return o.getName() == "deck" end
       function onObjectHover(c, o) note("hover", c, o and o.getName() or "nothing") end
       function onPlayerPing(p, at) note("ping", p.color, at.x) end
       function onScriptingButtonDown(i, c) note("key", i, c) end
       function onObjectPickUp(c, o) note("up", o.getName()) end`,
    );
    const white = table.player("White");
    white.draws("deck").to(4, 4);
    table.settles();
    white.typesNumber("deck", 2);
    white.typesNumber("die", 4);
    white.hovers("die");
    white.hovers(undefined);
    white.pings(2, 2);
    white.pressesScriptingButton(3);
    white.selects("die");
    table.settles();
    expectSame(
      listOf(table, "log"),
      "up:card 1 typed:2:White typed:4:White hover:White:die hover:White:nothing ping:White:2 key:3:White",
    );
    expectSame(table.execute("return #Player.White.getSelectedObjects()"), 1);
    expectSame(
      table.execute(
        "for _, o in ipairs(getObjects()) do if o.getName() == 'die' then return o.getValue() end end",
      ),
      4,
    );
    expectSame(table.object("deck").state.DeckIDs, [2, 3, 4]);
  });

  it("snap to snap points of a matching tag when they drop, not when scripts move things", () => {
    const table = tableOf(
      [object("BlockSquare", { Nickname: "a", GUID: "b10c71", Tags: ["x"] })],
      "",
      {},
      { SnapPoints: [{ Position: { x: 5, y: 1, z: 5 }, Rotation: { x: 0, y: 90, z: 0 }, Tags: ["X"] }] },
    );
    table.execute(`getObjectFromGUID("b10c71").setPosition({5.4, 3, 5})`);
    table.settles();
    expectSame(table.object("a").position.x, 5.4);
    table.player("White").drags("a").to(5.3, 4.8);
    table.settles();
    expectSame(table.object("a").position.x, 5);
    expectSame(table.object("a").rotation.y, 90);
  });

  it("snap to the squares of the built-in boards, which have snap points without a save naming them", () => {
    const board = object("Chess_Board", { GUID: "b0a4d1", Locked: true }, 0, 0, 1.6);
    const king = object("Chess_King", { GUID: "c4e551" }, 6, 6, 4);
    board.Transform.rotY = 0;
    const table = tableOf([board, king, object("BlockSquare", { GUID: "b10c72", Snap: false }, -6, 6, 4)]);
    table.player("White").drags("c4e551").to(0.5, -2.2);
    table.player("White").drags("b10c72").to(-0.5, -2.2);
    table.settles();
    const { x, y, z } = table.object("c4e551").position;
    expectNear(x, 0.85, 0.001);
    expectNear(z, -2.55, 0.001);
    // The king is on the board: 1.91 above its top.
    expectNear(y, 1.67 + 1.91, 0.01);
    expectSame(table.object("b10c72").position.x, -0.5);
  });

  it("chat, unless a script hides it", () => {
    const table = tableOf([], "function onChat(m, p) heard = p.color .. m return m ~= '!secret' end");
    const red = table.player("Red");
    expectTrue(red.says("hello"));
    expectSame(table.execute("return heard"), "Redhello");
    expectTrue(!red.says("!secret"));
    const texts = table.sight("White").lines.map(({ text }) => text);
    expectTrue(texts.includes("hello") && !texts.includes("!secret"));
  });

  it("hear only what is said to them", () => {
    const table = tableOf([], "");
    table.execute(
      `print("host") printToAll("all") printToColor("red", "Red") broadcastToColor("white", "White", {1, 1, 1}) broadcastToAll("toast", "Red") log({a = 1}, "label")`,
    );
    const heard = (color: string): string =>
      table
        .sight(color)
        .lines.map(({ kind, text }) => `${kind}:${text}`)
        .join("|");
    expectSame(heard("White"), "print:host|print:all|broadcast:white|broadcast:toast|log:label: \na: 1");
    expectSame(heard("Red"), "print:all|print:red|broadcast:toast");
    expectTrue(fails("no player colour", () => table.execute(`printToColor("x", "white")`)));
  });

  it("answer dialogs", () => {
    const table = tableOf([], LOG);
    const white = table.player("White");
    table.execute(`Player.White.showConfirmDialog("Sure?", function(c) note("yes", c) end)`);
    expectSame(white.sees().dialog, "Sure?");
    white.answers();
    table.execute(`Player.White.showInputDialog("Name?", "Bob", function(t, c) note(t, c) end)`);
    white.answers("Anna");
    table.execute(
      `Player.White.showOptionsDialog("Which?", {"a", "b"}, 1, function(t, i, c) note(t, i, c) end)`,
    );
    expectTrue(fails("not among", () => white.answers("c")));
    white.answers("b");
    table.execute(`Player.White.showConfirmDialog("Sure?", function(c) note("never") end)`);
    white.cancels();
    table.execute(
      `Player.White.showColorDialog({1, 1, 1}, function(c, p) shade = c.r .. " " .. c.b .. p end)`,
    );
    white.answers("#FF0000");
    expectSame(table.execute("return shade"), "1 0White");
    expectTrue(fails("no dialog", () => white.answers()));
    expectSame(listOf(table, "log"), "yes:White Anna:White b:2:White");
  });

  it("use menus and hotkeys", () => {
    const table = tableOf(
      [object("BlockSquare", { Nickname: "block", GUID: "b10c81" })],
      `${LOG}function onLoad()
         getObjectFromGUID("b10c81").addContextMenuItem("Paint", function(c, at, o) note("paint", c, o.getName()) end)
         addContextMenuItem("Deal", function(c) note("deal", c) end)
         addHotkey("Next", function(c, o, at, up) note("key", c, tostring(up)) end, true)
       end`,
    );
    const red = table.player("Red");
    red.rightClicks("block").chooses("Paint");
    red.rightClicksTable().chooses("Deal");
    red.pressesHotkey("Next");
    expectTrue(fails("Paint", () => red.rightClicks("block").chooses("Sell")));
    expectSame(listOf(table, "log"), "paint:Red:block deal:Red key:Red:false key:Red:true");
  });

  it("take turns", () => {
    const table = tableOf(
      [object("BlockSquare", { Nickname: "block" })],
      `${LOG}function onPlayerTurn(p, before) note(p.color, before and before.color or "none") end`,
    );
    table.execute("Turns.enable = true");
    expectSame(table.execute("return Turns.turn_color .. Turns.getNextTurnColor()"), "WhiteRed");
    table.player("White").endsTurn();
    expectTrue(fails("not their turn", () => table.player("White").endsTurn()));
    table.execute(`Turns.turn_color = "White" Turns.type = 2 Turns.order = {"Red", "White"} Turns.endTurn()`);
    expectSame(listOf(table, "log"), "White:none Red:White White:Red Red:White");
    table.execute("Turns.disable_interactations = true");
    expectTrue(fails("not their turn", () => table.joins("Anna", "Green").drags("block")));
    expectTrue(table.player("Red").drags("block").to(2, 2));
  });

  it("choose cards from their hand", () => {
    const table = tableOf(
      [card(1, { Nickname: "a" }), card(2, { Nickname: "b" }, 4, 0)],
      `${LOG}function onPlayerHandChoice(c, label, objects, confirmed) note(c, label, #objects, confirmed) end`,
    );
    const white = table.player("White");
    white.drags("a").toHand();
    table.settles();
    table.execute(`chooseInHand("discard", 1, 1, "Discard one", {"White"})`);
    expectSame(table.execute(`return currentChooseInHand("White")`), "discard");
    expectTrue(fails("not in their hand", () => white.choosesFromHand("b")));
    white.choosesFromHand("a");
    expectSame(listOf(table, "log"), "White:discard:1:true");
  });

  it("click buttons and type into inputs on objects, whose handlers get the colour", () => {
    const table = tableOf(
      [object("BlockSquare", { Nickname: "block", GUID: "b10c91" })],
      `${LOG}function onLoad()
         local b = getObjectFromGUID("b10c91")
         b.createButton({click_function = "clicked", function_owner = self, label = "Roll", width = 500, height = 500})
         b.createButton({click_function = "nowhere", function_owner = self, label = "Lost", width = 500, height = 500})
         b.createInput({input_function = "typed", function_owner = self, label = "Name", width = 500, height = 500})
       end
       function clicked(o, c, alt) note("click", o.getName(), c, alt) end
       function typed(o, c, value, selected) last = value .. tostring(selected) end`,
    );
    const red = table.player("Red");
    red.clicks("Roll");
    red.clicks("Roll", "right");
    red.typesInto("Name", "Bob");
    expectSame(listOf(table, "log"), "click:block:Red:false click:block:Red:true");
    expectSame(table.execute("return last"), "Bobfalse");
    expectTrue(fails('"Roll"', () => red.clicks("Nothing")));
    expectTrue(fails("spectators", () => table.joins("Gast").clicks("Roll")));
    red.clicks("Lost");
    expectSame(table.errors().length, 1);
  });

  it("click the screen's and the objects' UI, each script its own", () => {
    const table = tableOf(
      [
        object("BlockSquare", {
          Nickname: "block",
          GUID: "b10c92",
          XmlUI: '<Button id="own" onClick="pressed">Mine</Button>',
          LuaScript: "function pressed(p, v, id) Global.call('add', {'object', p.color, v, id}) end",
        }),
      ],
      `${LOG}function add(t) note(table.unpack(t)) end
       function start(p, v, id) note("global", p.color, v, tostring(id)) end`,
      {},
      {
        XmlUI:
          '<Panel><Button id="go" onClick="start(now)">Start</Button><Button visibility="White" onClick="b10c92/pressed">Secret</Button></Panel>',
      },
    );
    const [white, red] = [table.player("White"), table.player("Red")];
    red.clicks("Start");
    red.clicks("Mine");
    white.clicks("Secret");
    expectTrue(fails("Red sees no", () => red.clicks("Secret")));
    table.joins("Gast").clicks("go");
    expectSame(
      listOf(table, "log"),
      "global:Red:now:go object:Red:-1:own object:White:-1 global:Grey:now:go",
    );
  });

  it("see a changed UI after some frames", () => {
    const table = tableOf([], "", {}, { XmlUI: '<Text id="t">old</Text>' });
    table.execute(`UI.setXml('<Text id="t">new</Text>')`);
    expectSame(table.execute("return UI.loading"), true);
    expectSame(table.player("White").sees().panels[0]?.text, "old");
    table.settles();
    expectSame(table.execute("return UI.loading"), false);
    expectSame(table.player("White").sees().panels[0]?.text, "new");
    table.execute(`UI.setAttribute("t", "text", "newer")`);
    table.settles();
    expectSame(table.player("White").sees().panels[0]?.text, "newer");
  });
});
