import type { Bench, Check } from "../check";
import { blockData, over } from "../workshop";

function text(words: string): string {
  return `<Text id="line" text="${words}" active="true" width="200" height="50" />`;
}

function loaded(bench: Bench, object: GObject, next: (this: void) => void): void {
  bench.frames(1, () => {
    bench.until(
      () => !object.UI.loading,
      5,
      (ready) => {
        bench.expect("it is loaded in the end", true, ready);
        bench.frames(2, next);
      },
    );
  });
}

/** Interfaces in XML, tried on an object. */
export const INTERFACE: readonly Check[] = [
  {
    name: "An interface that comes with an object",
    fact: "save-format 7: XmlUI of the data is there from the beginning",
    run: (bench) => {
      const data = blockData("panel", over(0, 0, 1));
      data.XmlUI = text("saved");
      bench.spawn(data, (object) => {
        loaded(bench, object, () => {
          bench.expect("attribute", "saved", object.UI.getAttribute("line", "text"));
          bench.done();
        });
      });
    },
  },
  {
    name: "A new interface",
    fact: "behaviour 11: setXml takes effect after this frame, the last one wins",
    run: (bench) => {
      bench.spawn(blockData("panel", over(0, 0, 1)), (object) => {
        object.UI.setXml(text("first"));
        object.UI.setXml(text("second"));
        bench.note("loading at once", object.UI.loading);
        const start = Time.time;
        loaded(bench, object, () => {
          bench.note("seconds until it is loaded", Time.time - start);
          bench.expect("attribute", "second", object.UI.getAttribute("line", "text"));
          bench.expect("getXml holds it", true, object.UI.getXml().includes("second"));
          bench.done();
        });
      });
    },
  },
  {
    name: "Changes of an interface",
    fact: "behaviour 11: setAttribute takes effect some frames later; values are texts",
    run: (bench) => {
      const data = blockData("panel", over(0, 0, 1));
      data.XmlUI = text("old");
      bench.spawn(data, (object) => {
        loaded(bench, object, () => {
          change(bench, object);
        });
      });
    },
  },
  {
    name: "A line to type in",
    fact: "drawing 5: InputField has its text as an attribute, which a script may set",
    run: (bench) => {
      bench.spawn(blockData("panel", over(0, 0, 1)), (object) => {
        object.UI.setXml('<InputField id="field" text="12" width="200" height="50" />');
        loaded(bench, object, () => {
          bench.expect("text at first", "12", object.UI.getAttribute("field", "text"));
          object.UI.setAttribute("field", "text", "34");
          bench.seconds(0.5, () => {
            bench.expect("text that was set", "34", object.UI.getAttribute("field", "text"));
            bench.done();
          });
        });
      });
    },
  },
];

function change(bench: Bench, object: GObject): void {
  const { UI: panel } = object;
  panel.setAttribute("line", "text", "new");
  bench.note("read at once", panel.getAttribute("line", "text"));
  panel.setAttributes("line", { fontSize: "20", active: "false" });
  const start = Time.time;
  bench.until(
    () => panel.getAttribute("line", "text") === "new",
    3,
    (changed) => {
      bench.expect("changed", true, changed);
      bench.note("seconds until then", Time.time - start);
      bench.seconds(0.5, () => {
        bench.expect(
          "a number that was set as a text",
          "20",
          tostring(panel.getAttribute("line", "fontSize")),
        );
        bench.expect("a truth value", "false", tostring(panel.getAttribute("line", "active")).toLowerCase());
        bench.note("an attribute that was never set", panel.getAttribute("line", "tooltip"));
        bench.done();
      });
    },
  );
}
