import type { Check, Problem } from "./problem";

/** The notebook: pages numbered from 0 without a gap, each with a title and a text. */
export const soundNotebook: Check = ({ TabStates }) => {
  const tabs = Object.entries(TabStates ?? {});
  if (tabs.length === 0) return [{ where: "the notebook", sentence: "has no page." }];
  return tabs.flatMap(([key, { title, body, id }], place): Problem[] => {
    const where = `page ${key} of the notebook`;
    const problems: Problem[] = [];
    if (Number(key) !== place || id !== place)
      problems.push({ where, sentence: `should be number ${place}.` });
    if (title.trim() === "") problems.push({ where, sentence: "has no title." });
    if (body.trim() === "") problems.push({ where, sentence: "is empty." });
    return problems;
  });
};

/** The saved views: at least one, each looking down on the table from a sensible distance. */
export const soundCameras: Check = ({ CameraStates }) => {
  const views = (CameraStates ?? []).flatMap((view, place) => (view === null ? [] : [{ view, place }]));
  if (views.length === 0) return [{ where: "the cameras", sentence: "hold no view." }];
  return views.flatMap(({ view, place }): Problem[] => {
    const where = `camera ${place}`;
    const problems: Problem[] = [];
    if (view.Distance <= 0) problems.push({ where, sentence: "is no distance away." });
    if (view.Rotation.x <= 0 || view.Rotation.x > 90)
      problems.push({ where, sentence: "does not look down." });
    return problems;
  });
};

/** The light: a table without any is black. */
export const soundLighting: Check = ({ Lighting }) => {
  const { LightIntensity = 0, AmbientIntensity = 0 } = Lighting ?? {};
  if (LightIntensity > 0 || AmbientIntensity > 0) return [];
  return [{ where: "the lighting", sentence: "leaves the table dark." }];
};
