import { readXml, writeXml, type XmlElement } from "../../src/emulator/ui/xml";
import { expectAbsent, expectSame, expectTrue } from "../support/expect";

/** The elements of a text that must be right. */
function elements(text: string): XmlElement[] {
  const reading = readXml(text);
  expectSame(reading.kind, "read", reading.kind === "failed" ? reading.reason : text);
  return reading.kind === "read" ? reading.elements : [];
}

/** The line and the words with which a text is refused. */
function problem(text: string): string {
  const reading = readXml(text);
  return reading.kind === "failed" ? `${reading.line}: ${reading.reason}` : "it was read";
}

describe("reading the XML of a UI", () => {
  it("finds elements, attributes, children and text", () => {
    expectSame(elements('<Panel id="a"><Text color="red">Hello</Text><Image/></Panel>'), [
      {
        tag: "Panel",
        attributes: { id: "a" },
        children: [
          { tag: "Text", attributes: { color: "red" }, value: "Hello", children: [] },
          { tag: "Image", attributes: {}, children: [] },
        ],
      },
    ]);
  });

  it("takes several roots, or none", () => {
    expectSame(elements("<Text/> <Button></Button>").length, 2);
    expectSame(elements(""), []);
    expectSame(elements("<!-- nothing but a comment -->"), []);
  });

  it("takes either quote, blanks around the equals sign and line breaks between attributes", () => {
    expectSame(elements(`<Text a="it's" b='"x"'\n  c = "1"\t/>`)[0]?.attributes, {
      a: "it's",
      b: '"x"',
      c: "1",
    });
  });

  it("resolves entities in texts and attributes", () => {
    expectSame(elements('<Text a="&lt;&gt;&amp;&quot;&apos;">&#65;&#x42;&#233;</Text>')[0], {
      tag: "Text",
      attributes: { a: "<>&\"'" },
      value: "ABé",
      children: [],
    });
    expectSame(elements("<Text>one&#xA;two</Text>")[0]?.value, "one\ntwo");
  });

  it("keeps CDATA as it is and leaves comments, declarations and a byte order mark out", () => {
    expectSame(elements("<Text>a<![CDATA[<b> & ]]><!-- no -->c</Text>")[0]?.value, "a<b> & c");
    expectSame(elements('\ufeff<?xml version="1.0"?><!DOCTYPE x><Text/>').length, 1);
  });

  it("trims texts, so that indentation is no text", () => {
    expectSame(elements("<Text>\n   Start the Game\n</Text>")[0]?.value, "Start the Game");
    expectAbsent(elements("<Panel>\n  <Text/>\n</Panel>")[0]?.value);
  });

  it("makes a blank of a line break inside an attribute", () => {
    expectSame(elements('<Text tooltip="a\nb&#xA;c"/>')[0]?.attributes.tooltip, "a b\nc");
  });

  it("counts formatting tags as text", () => {
    const [text] = elements('<Text>A <b>bold</b> <textcolor color="#ff0000">red</textcolor> word</Text>');
    expectSame(text?.value, 'A <b>bold</b> <textcolor color="#ff0000">red</textcolor> word');
    expectSame(text?.children, []);
  });

  it("says what is wrong, and in which line", () => {
    expectSame(problem("<Panel>\n<Text>\n</Panel>"), "3: </Panel> where </Text> was expected");
    expectSame(problem("<Panel>"), "1: <Panel> is not closed");
    expectSame(problem("</Panel>"), "1: </Panel> closes nothing");
    expectSame(problem("<Text a=b/>"), '1: an attribute of <Text> is not written name="value"');
    expectSame(problem('<Text a="1" a="2"/>'), "1: <Text> has the attribute a twice");
    expectSame(problem('<Text a="1/>'), "1: the value of the attribute a of <Text> has no end");
    expectSame(problem("\n<Text>Tom & Jerry</Text>"), '2: "&" is no entity (write "&amp;" for "&")');
    expectSame(problem("<Text>a &lt b</Text>"), '1: "&lt" is no entity (write "&amp;" for "&")');
    expectSame(problem("<Text>&nbsp;</Text>"), '1: "&nbsp" is no entity (write "&amp;" for "&")');
    expectSame(problem("<Text>1 < 2</Text>"), '1: "<" does not begin a tag (write "&lt;" for "<")');
    expectSame(problem('<Text a="<"/>'), '1: "<" in the attribute a of <Text>');
    expectSame(problem("<Text><!-- open"), "1: a comment has no end");
  });

  it("takes a hundred kilobytes in its stride", () => {
    const rows: string[] = [];
    for (let row = 0; row < 1500; row++)
      rows.push(`<Button id="b${row}" color="#ffffff" onClick="f(${row})">Row ${row}</Button>`);
    const text = `<Panel>${rows.join("\n")}</Panel>`;
    expectTrue(text.length > 90000);
    const before = os.clock();
    const [panel] = elements(text);
    expectTrue(os.clock() - before < 1, "it took more than a second");
    expectSame(panel?.children[1499]?.attributes.id, "b1499");
  });
});

describe("writing the XML of a UI", () => {
  it("puts one element on a line, with its attributes in order", () => {
    expectSame(
      writeXml([
        {
          tag: "Panel",
          attributes: { id: "p", active: "true" },
          children: [{ tag: "Text", attributes: {}, value: "Hi", children: [] }],
        },
      ]),
      '<Panel active="true" id="p">\n  <Text>Hi</Text>\n</Panel>',
    );
  });

  it("writes what reads back as the same", () => {
    const before = elements(
      '<Panel a="&lt;&quot;&#xA;&amp;"><Text>&lt;b&gt; &amp; more</Text></Panel><Image/>',
    );
    expectSame(elements(writeXml(before)), before);
  });
});
