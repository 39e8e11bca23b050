import {
  createInterface,
  type Asset,
  type HandlerCall,
  type Interface,
  type Reaction,
  type UiElement,
  type Viewer,
} from "../../src/emulator/ui/interface";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";

const WHITE: Viewer = { color: "White", host: false, admin: false, team: "None" };
const RED: Viewer = { color: "Red", host: false, admin: false, team: "Clubs" };
const GREY: Viewer = { color: "Grey", host: false, admin: false, team: "None" };
const HOST: Viewer = { color: "Blue", host: true, admin: true, team: "None" };
const PROMOTED: Viewer = { color: "Green", host: false, admin: true, team: "None" };

interface Screen {
  ui: Interface;
  complaints: string[];
}

/** A UI whose XML takes three frames to change. */
function screen(xml: string, assets: Asset[] = []): Screen {
  const complaints: string[] = [];
  const ui = createInterface({
    xml,
    assets,
    latency: 3,
    complain: (message) => {
      complaints.push(message);
    },
  });
  return { ui, complaints };
}

function element(ui: Interface, id: string): UiElement {
  return expectPresent(ui.byId(id), `no element ${id}`);
}

function steps(ui: Interface, frames: number): void {
  for (let frame = 0; frame < frames; frame++) ui.step();
}

/** The calls of a reaction as `name=value`, and where to. */
function told(reaction: Reaction): string {
  if (reaction.kind === "refused") return `refused: ${reaction.reason}`;
  const words = (call: HandlerCall): string =>
    `${call.script === undefined ? "" : `${call.script}/`}${call.name}=${call.value}${call.id === undefined ? "" : `@${call.id}`}`;
  return reaction.calls.map((call) => words(call)).join(" ");
}

function idsSeenBy(ui: Interface, viewer: Viewer): string {
  return ui
    .seenBy(viewer)
    .map((each) => ui.attributeOf(each, "id") ?? each.tag)
    .join(" ");
}

describe("a UI as its script sees it", () => {
  it("is there from the first frame with the XML of the save", () => {
    const { ui } = screen('<Text id="t" fontSize="20">Hello</Text>');
    expectSame(ui.isLoading(), false);
    expectSame(ui.functions.getXml(), '<Text id="t" fontSize="20">Hello</Text>');
    expectSame(ui.functions.getAttribute("t", "fontSize"), "20");
    expectSame(ui.functions.getValue("t"), "Hello");
  });

  it("is replaced by setXml some frames later; until then it loads and answers as before", () => {
    const { ui } = screen('<Text id="old"/>');
    expectSame(ui.functions.setXml('<Text id="new"/>'), true);
    for (let frame = 0; frame < 3; frame++) {
      expectSame(ui.isLoading(), true);
      expectSame(ui.functions.getXml(), '<Text id="old"/>');
      expectPresent(ui.byId("old"));
      ui.step();
    }
    expectSame(ui.isLoading(), false);
    expectSame(ui.functions.getXml(), '<Text id="new"/>');
    expectAbsent(ui.byId("old"));
  });

  it("takes the last of several setXml", () => {
    const { ui } = screen("");
    ui.functions.setXml('<Text id="one"/>');
    ui.functions.setXml('<Text id="two"/>');
    steps(ui, 3);
    expectAbsent(ui.byId("one"));
    expectPresent(ui.byId("two"));
  });

  it("loses attributes that are set while new XML is on its way", () => {
    const { ui, complaints } = screen('<Text id="t" text="a"/>');
    ui.functions.setXml('<Text id="t" text="fresh"/>');
    ui.functions.setAttribute("t", "text", "lost");
    steps(ui, 3);
    expectSame(ui.functions.getAttribute("t", "text"), "fresh");
    expectSame(ui.functions.setAttribute("nowhere", "text", "x"), false);
    expectSame(complaints, ['setAttribute: there is no element with the id "nowhere"']);
  });

  it("changes an attribute one frame later", () => {
    const { ui } = screen('<Button id="b" interactable="true">Go</Button>');
    expectSame(ui.functions.setAttribute("b", "interactable", false), true);
    expectSame(ui.functions.getAttribute("b", "interactable"), "true");
    expectSame(ui.isLoading(), true);
    ui.step();
    expectSame(ui.functions.getAttribute("b", "interactable"), "False");
    expectSame(ui.isLoading(), false);
  });

  it("keeps every value as a text", () => {
    const { ui } = screen('<Text id="t"/>');
    ui.functions.setAttributes("t", { fontSize: 24, active: true, color: "red" });
    ui.step();
    expectSame(ui.functions.getAttributes("t"), { id: "t", fontSize: "24", active: "True", color: "red" });
  });

  it("answers only attributes that were set, whatever the case of their names", () => {
    const { ui } = screen('<Defaults><Text fontSize="30"/></Defaults><Text id="t" onClick="f"/>');
    expectSame(ui.functions.getAttribute("t", "onclick"), "f");
    expectAbsent(ui.functions.getAttribute("t", "fontSize"));
    ui.functions.setAttribute("t", "ONCLICK", "g");
    ui.step();
    expectSame(ui.functions.getAttributes("t"), { id: "t", onClick: "g" });
  });

  it("complains about ids that are not there", () => {
    const { ui, complaints } = screen("<Panel/>");
    expectAbsent(ui.functions.getAttribute("x", "text"));
    expectAbsent(ui.functions.getAttributes("x"));
    expectAbsent(ui.functions.getValue("x"));
    expectSame(ui.functions.setValue("x", "y"), false);
    expectSame(ui.functions.setClass("x", "y"), false);
    expectSame(ui.functions.show("x"), false);
    expectSame(ui.functions.hide("x"), false);
    expectSame(complaints.length, 7);
    expectSame(complaints[0], 'getAttribute: there is no element with the id "x"');
  });

  it("raises an error over a missing id, attribute or value", () => {
    const { functions } = screen('<Text id="t"/>').ui;
    expectSame(pcall(() => functions.getAttribute(undefined, "x"))[0], false);
    expectSame(pcall(() => functions.setAttribute("t", undefined, "x"))[0], false);
    expectSame(pcall(() => functions.setAttribute("t", "text", undefined))[0], false);
    expectSame(pcall(() => functions.setAttribute("t", "text", {}))[0], false);
    expectSame(pcall(() => functions.setAttributes("t", "text"))[0], false);
    expectSame(pcall(() => functions.setXml(undefined))[0], false);
  });

  it("sets the text between the tags, and the attribute text where that is in force", () => {
    const { ui } = screen('<Text id="a">old</Text><Text id="b" text="old"/>');
    ui.functions.setValue("a", "new");
    ui.functions.setValue("b", "new");
    ui.step();
    expectSame(ui.functions.getValue("a"), "new");
    expectSame(ui.textOf(element(ui, "b")), "new");
  });

  it("shows and hides one frame later", () => {
    const { ui } = screen('<Panel id="p" active="false"/>');
    ui.functions.show("p");
    expectSame(idsSeenBy(ui, WHITE), "");
    ui.step();
    expectSame(idsSeenBy(ui, WHITE), "p");
    ui.functions.hide("p");
    ui.step();
    expectSame(idsSeenBy(ui, WHITE), "");
  });

  it("gives and takes tables", () => {
    const { ui } = screen('<Panel id="p"><Text>x</Text></Panel>');
    expectSame(ui.functions.getXmlTable(), [
      { tag: "Panel", attributes: { id: "p" }, children: [{ tag: "Text", attributes: {}, value: "x" }] },
    ]);
    ui.functions.setXmlTable([
      {
        tag: "Text",
        attributes: { id: "n", fontSize: 14, active: true },
        value: "hey",
        children: [{ tag: "Panel" }],
      },
    ]);
    steps(ui, 3);
    expectSame(ui.functions.getXml(), '<Text active="True" fontSize="14" id="n">hey\n  <Panel />\n</Text>');
  });

  it("complains about tables that are no elements", () => {
    const { ui, complaints } = screen("");
    ui.functions.setXmlTable({ tag: "Text" });
    ui.functions.setXmlTable([{ attributes: {} }, { tag: "Text", atributes: {} }]);
    expectSame(complaints, [
      "setXmlTable: the table must be a list of elements",
      "setXmlTable: an element has no tag",
      "setXmlTable: unknown field atributes in <Text>",
    ]);
  });

  it("replaces its pictures some frames later", () => {
    const { ui } = screen("", [{ name: "old", url: "https://example.com/a.png" }]);
    ui.functions.setCustomAssets([{ name: "new", url: "https://example.com/b.png" }]);
    expectSame(ui.functions.getCustomAssets()[0]?.name, "old");
    steps(ui, 3);
    expectSame(ui.functions.getCustomAssets(), [{ name: "new", url: "https://example.com/b.png" }]);
  });

  it("answers changed elements in getXml", () => {
    const { ui } = screen('<Text id="t">a</Text>');
    ui.functions.setValue("t", "b");
    ui.step();
    expectSame(ui.functions.getXml(), '<Text id="t">b</Text>');
  });

  it("is saved as it was loaded", () => {
    const { ui } = screen('<Text id="t"/>');
    ui.functions.setXml("<Panel/>");
    steps(ui, 3);
    expectSame(ui.saved().xml, '<Text id="t"/>');
  });
});

describe("what TTS logs about a UI", () => {
  it("is XML that cannot be read, and the screen stays empty", () => {
    const { ui, complaints } = screen("<Panel>\n<Text></Panel>");
    expectSame(complaints, ["the XML cannot be read (line 2): </Panel> where </Text> was expected"]);
    expectSame(ui.elements(), []);
  });

  it("is an unknown element or attribute", () => {
    expectSame(screen('<Label txt="x"/>').complaints, [
      "<Label>: unknown attribute txt",
      "unknown element <Label>",
    ]);
    expectSame(screen("<button onclick='f'/><VERTICALLAYOUT SPACING='3'/>").complaints, []);
  });

  it("is a colour it cannot read", () => {
    expectSame(screen('<Panel color="nil"/>').complaints, ['<Panel>: color: "nil" is no colour']);
    const good = [
      "#fff",
      "#ffffff",
      "#ffffff80",
      "red",
      "White",
      "clear",
      "rgb(1,0,0)",
      "rgba(0.1, 0.2, 0.3, 0.5)",
      "Teal",
    ];
    for (const colour of good) expectSame(screen(`<Panel color="${colour}"/>`).complaints, [], colour);
    expectSame(screen('<Button colors="#fff|#eee|red|rgba(0,0,0,0.5)"/>').complaints, []);
    expectSame(screen('<Button colors="#fff|nope"/>').complaints.length, 1);
  });

  it("is a picture that is not among the assets", () => {
    expectSame(screen('<Image image="crown"/>').complaints, [
      '<Image>: image: there is no picture named "crown"',
    ]);
    expectSame(screen('<Image image="crown"/>', [{ name: "crown", url: "x" }]).complaints, []);
    expectSame(screen('<Image image="https://example.com/a.png"/>').complaints, []);
  });

  it("is an id given twice", () => {
    expectSame(screen('<Panel id="a"/><Text id="a"/>').complaints, ['the id "a" is given twice']);
  });

  it("is a value that a script sets wrongly later", () => {
    const { ui, complaints } = screen('<Panel id="p"/>');
    ui.functions.setAttributes("p", { color: "reddish" });
    ui.step();
    expectSame(complaints, ['<Panel>: color: "reddish" is no colour']);
  });
});

describe("Defaults and classes", () => {
  const XML = `<Text id="early"/>
    <Defaults>
      <Text fontSize="20" color="red"/>
      <Text class="big" fontSize="40"/>
      <Text class="loud" fontSize="60" color="yellow"/>
      <Button fontSize="10"/>
    </Defaults>
    <Text id="plain"/><Text id="big" class="big"/><Text id="both" class="loud big"/><Text id="own" class="big" fontSize="7"/>`;

  it("give attributes to what is after them; the class wins over the tag, the element over both", () => {
    const { ui } = screen(XML);
    const size = (id: string): string | undefined => ui.attributeOf(element(ui, id), "fontSize");
    expectAbsent(size("early"));
    expectSame(size("plain"), "20");
    expectSame(size("big"), "40");
    expectSame(size("both"), "60");
    expectSame(size("own"), "7");
    expectSame(ui.attributeOf(element(ui, "big"), "color"), "red");
  });

  it("follow a class that a script sets", () => {
    const { ui } = screen(XML);
    ui.functions.setClass("plain", "loud");
    ui.step();
    expectSame(ui.attributeOf(element(ui, "plain"), "color"), "yellow");
  });

  it("are not shown themselves", () => {
    const { ui } = screen(XML);
    expectSame(idsSeenBy(ui, WHITE), "early plain big both own");
  });
});

describe("who sees an element", () => {
  it("is everybody, spectators too, where nothing else is said", () => {
    const { ui } = screen('<Panel id="p"/><Panel id="q" visibility=""/>');
    for (const viewer of [WHITE, RED, GREY, HOST]) expectSame(idsSeenBy(ui, viewer), "p q");
  });

  it("is whom its visibility names: colours, host, admins, teams, spectators", () => {
    const { ui } = screen(
      `<Panel id="white" visibility="White"/><Panel id="two" visibility="White|Red"/><Panel id="host" visibility="Host"/>
       <Panel id="admin" visibility="Admin"/><Panel id="team" visibility="Clubs"/><Panel id="grey" visibility="Grey"/>
       <Panel id="none" visibility="nil"/><Panel id="case" visibility="white"/>`,
    );
    expectSame(idsSeenBy(ui, WHITE), "white two");
    expectSame(idsSeenBy(ui, RED), "two team");
    expectSame(idsSeenBy(ui, GREY), "grey");
    expectSame(idsSeenBy(ui, HOST), "host admin");
    expectSame(idsSeenBy(ui, PROMOTED), "admin");
  });

  it("is nobody while it or something around it is not active", () => {
    const { ui } = screen('<Panel active="false"><Text id="t"/></Panel><Panel active="False" id="p"/>');
    expectSame(idsSeenBy(ui, WHITE), "");
    expectSame(ui.isSeenBy(element(ui, "t"), WHITE), false);
  });

  it("is nobody who does not see what is around it", () => {
    const { ui } = screen('<Panel visibility="Red"><Text id="t" visibility="White|Red"/></Panel>');
    expectSame(ui.isSeenBy(element(ui, "t"), WHITE), false);
    expectSame(ui.isSeenBy(element(ui, "t"), RED), true);
  });

  it("changes when a script changes the list", () => {
    const { ui } = screen('<Panel id="p" visibility="Red"/>');
    ui.functions.setAttribute("p", "visibility", "White");
    ui.step();
    expectSame(idsSeenBy(ui, RED), "");
    expectSame(idsSeenBy(ui, WHITE), "p");
  });
});

describe("finding an element", () => {
  it("goes by its visible text, without formatting", () => {
    const { ui } = screen(
      '<Button id="a"><b>Roll</b> now</Button><Text id="t" text="&lt;color=#fff&gt;Hi&lt;/color&gt;"/>',
    );
    expectSame(ui.find("Roll now", WHITE), ui.byId("a"));
    expectSame(ui.find("Hi", WHITE), ui.byId("t"));
    expectAbsent(ui.find("Roll", WHITE));
  });

  it("prefers what takes clicks, and what the viewer sees", () => {
    const { ui } = screen(
      `<Text id="label">Go</Text><Button id="hidden" visibility="Red">Go</Button><Button id="go" onClick="f">Go</Button>`,
    );
    expectSame(ui.find("Go", WHITE), ui.byId("go"));
    expectSame(ui.find("Go", RED), ui.byId("hidden"));
  });

  it("falls back on the id", () => {
    const { ui } = screen('<Image id="crown"/>');
    expectSame(ui.find("crown", WHITE), ui.byId("crown"));
    expectAbsent(ui.find("sceptre", WHITE));
  });
});

describe("clicks", () => {
  const click = (xml: string, viewer: Viewer = WHITE, button?: "left" | "right" | "middle"): string => {
    const { ui } = screen(xml);
    return told(ui.click(element(ui, "x"), viewer, button));
  };

  it("call the handler with the mouse button and the id", () => {
    const xml = '<Button id="x" onClick="go"/>';
    expectSame(click(xml), "go=-1@x");
    expectSame(click(xml, WHITE, "right"), "go=-2@x");
    expectSame(click(xml, GREY, "middle"), "go=-3@x");
  });

  it("hand the argument over instead, if there is one", () => {
    expectSame(click('<Button id="x" onClick="go(attack:2)"/>'), "go=attack:2@x");
    expectSame(click('<Button id="x" onClick="go()"/>'), "go=-1@x");
  });

  it("go to the script that the handler names", () => {
    expectSame(click('<Button id="x" onClick="Global/go"/>'), "Global/go=-1@x");
    expectSame(click('<Button id="x" onClick="a1b2c3/go(7)"/>'), "a1b2c3/go=7@x");
  });

  it("reach the nearest element upwards that takes them", () => {
    expectSame(click('<Panel onClick="panel"><Text id="x">hi</Text></Panel>'), "panel=-1");
  });

  it("take the handler of the element's class", () => {
    expectSame(
      click('<Defaults><Button class="c" onClick="shared"/></Defaults><Button id="x" class="c"/>'),
      "shared=-1@x",
    );
  });

  it("also press and release the mouse", () => {
    expectSame(click('<Panel id="x" onClick="c" onMouseDown="d" onMouseUp="u"/>'), "d=-1@x u=-1@x c=-1@x");
  });

  it("are refused on what the player does not see, cannot use, or where nothing listens", () => {
    expectSame(
      click('<Button id="x" visibility="Red" onClick="f"/>'),
      'refused: White does not see <Button id="x">',
    );
    expectSame(
      click('<Button id="x" interactable="false" onClick="f"/>'),
      'refused: <Button id="x"> is not interactable',
    );
    expectSame(click('<Text id="x"/>'), 'refused: <Text id="x"> does not take clicks');
    expectSame(click('<Button id="x"/>'), 'refused: nothing happens on a click on <Button id="x">');
  });
});

describe("toggles", () => {
  it("tell True and False in turn and leave their attribute alone", () => {
    const { ui } = screen('<Toggle id="t" isOn="false" onValueChanged="f"/>');
    const toggle = element(ui, "t");
    expectSame(told(ui.click(toggle, WHITE)), "f=True@t");
    expectSame(ui.functions.getAttribute("t", "isOn"), "false");
    expectSame(told(ui.click(toggle, WHITE)), "f=False@t");
  });

  it("start from what a script sets", () => {
    const { ui } = screen('<Toggle id="t" onValueChanged="f"/>');
    ui.click(element(ui, "t"), WHITE);
    ui.functions.setAttribute("t", "isOn", false);
    ui.step();
    expectSame(told(ui.click(element(ui, "t"), WHITE)), "f=True@t");
  });

  it("of a group switch each other off, and the last one stays on", () => {
    const { ui } = screen(
      `<ToggleGroup><ToggleButton id="a" isOn="true" onValueChanged="f"/><Panel><ToggleButton id="b" onValueChanged="f"/></Panel></ToggleGroup>`,
    );
    expectSame(told(ui.click(element(ui, "b"), WHITE)), "f=False@a f=True@b");
    expectSame(told(ui.click(element(ui, "b"), WHITE)), "");
  });

  it("of a group that allows it can all go off", () => {
    const { ui } = screen(
      '<ToggleGroup allowSwitchOff="true"><Toggle id="a" isOn="true" onValueChanged="f"/></ToggleGroup>',
    );
    expectSame(told(ui.click(element(ui, "a"), WHITE)), "f=False@a");
  });
});

describe("fields, dropdowns and sliders", () => {
  it("tell every key that is typed, then the end", () => {
    const { ui } = screen('<InputField id="i" onValueChanged="key" onEndEdit="end"/>');
    expectSame(told(ui.type(element(ui, "i"), WHITE, "hé")), "key=h@i key=hé@i end=hé@i");
    expectSame(ui.textOf(element(ui, "i")), "hé");
    expectAbsent(ui.functions.getAttribute("i", "text"));
    expectSame(ui.functions.getValue("i"), "");
  });

  it("take only what they allow", () => {
    const typed = (attributes: string, text: string): string => {
      const { ui } = screen(`<InputField id="i" onEndEdit="end" ${attributes}/>`);
      return told(ui.type(element(ui, "i"), WHITE, text));
    };
    expectSame(typed('characterValidation="Integer"', "1a2"), "end=12@i");
    expectSame(typed('characterValidation="Alphanumeric"', "a-1!"), "end=a1@i");
    expectSame(typed('characterLimit="2"', "abcd"), "end=ab@i");
    expectSame(typed("", ""), "end=@i");
    expectSame(typed('readOnly="true"', "x"), 'refused: <InputField id="i"> can only be read');
    expectSame(typed('interactable="false"', "x"), 'refused: <InputField id="i"> is not interactable');
  });

  it("tell the chosen option, or its place", () => {
    const options = "<Option>A</Option><Option selected='true'>B</Option><Option>C</Option>";
    const { ui } = screen(
      `<Dropdown id="d" onValueChanged="f">${options}</Dropdown><Dropdown id="e" onValueChanged="f(selectedIndex)">${options}</Dropdown>`,
    );
    expectSame(ui.textOf(element(ui, "d")), "B");
    expectSame(told(ui.choose(element(ui, "d"), WHITE, "C")), "f=C@d");
    expectSame(ui.textOf(element(ui, "d")), "C");
    expectSame(told(ui.choose(element(ui, "e"), WHITE, "C")), "f=2@e");
    expectSame(told(ui.choose(element(ui, "e"), WHITE, "Z")), 'refused: <Dropdown id="e"> has no option "Z"');
  });

  it("tell where a slider is, within its ends", () => {
    const { ui } = screen(
      '<Slider id="s" minValue="1" maxValue="9" wholeNumbers="true" onValueChanged="f"/><Slider id="t" onValueChanged="f"/>',
    );
    expectSame(told(ui.slide(element(ui, "s"), WHITE, 3.6)), "f=4@s");
    expectSame(told(ui.slide(element(ui, "s"), WHITE, 30)), "f=9@s");
    expectSame(told(ui.slide(element(ui, "t"), WHITE, 0.25)), "f=0.25@t");
    expectSame(told(ui.slide(element(ui, "t"), WHITE, -1)), "f=0@t");
  });
});

describe("the mouse over a UI", () => {
  it("enters and leaves", () => {
    const { ui } = screen('<Panel id="p" onMouseEnter="in" onMouseExit="out"/>');
    expectSame(told(ui.hover(element(ui, "p"), WHITE)), "in=-1@p");
    expectSame(told(ui.leave(element(ui, "p"), WHITE)), "out=-1@p");
  });

  it("drags what allows it, unless it is in a layout", () => {
    const { ui } = screen(
      `<Panel id="p" allowDragging="true" onEndDrag="end"><Text id="t"/></Panel><Panel id="q"/>
       <VerticalLayout><Panel id="r" allowDragging="true"/></VerticalLayout>`,
    );
    expectSame(told(ui.drag(element(ui, "t"), WHITE)), "end=-1@p");
    expectSame(told(ui.drag(element(ui, "q"), WHITE)), 'refused: <Panel id="q"> does not allow dragging');
    expectTrue(told(ui.drag(element(ui, "r"), WHITE)).startsWith("refused"));
  });
});
