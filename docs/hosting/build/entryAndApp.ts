/** The modules that scripts are cut at, each the absolute name of a file. */
interface Roots {
  entry: string;
  app: string;
  history: string;
  otherAreas: string[];
}

interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/**
 * One file for the entry, one for the app behind it and one for what History shares with the other areas: many small ones compress
 * worse, and each has to be asked for.
 */
export function entryAndApp({ entry, app, history, otherAreas }: Roots) {
  const known = new Map<string, Set<string>>();
  const rootsOf = (id: string, graph: ModuleGraph): Set<string> => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const reached = new Set([id]);
    known.set(id, reached);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    importers.forEach((importer) => rootsOf(importer, graph).forEach((root) => reached.add(root)));
    return reached;
  };
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        name: (id: string, graph: ModuleGraph) => {
          const roots = rootsOf(id, graph);
          if (roots.has(entry)) return 'main';
          if (roots.has(app)) return 'app';
          return roots.has(history) && otherAreas.some((area) => roots.has(area)) ? 'areas' : null;
        },
      },
    ],
  };
}
