import type { Plugin } from "vite";

/** A plugin that notes the folder of every npm package that ends up in the built scripts. */
export function collectPackages(packages: Set<string>): Plugin {
  return {
    name: "offsuit:collect-packages",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const module of chunk.moduleIds) {
          const [folder] = /^[^\0]*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(module.replace(/^\0/, "")) ?? [];
          if (folder !== undefined) packages.add(folder);
        }
      }
    },
  };
}
