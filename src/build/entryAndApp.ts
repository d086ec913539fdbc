/** The modules that decide how the scripts are split, each an absolute path. */
interface Roots {
  entry: string;
  app: string;
  history: string;
}

interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

/**
 * Splits the scripts into one file for the entry, one for the app, and one for the code that History shares with the
 * other areas and with what they load later. Many small files compress worse, and each costs a request.
 */
export function entryAndApp({ entry, app, history }: Roots) {
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
          const isLoadedAlone = (root: string): boolean =>
            (graph.getModuleInfo(root)?.dynamicImporters.length ?? 0) > 0;
          if (roots.has(entry)) return 'main';
          if (roots.has(app)) return 'app';
          return roots.has(history) && [...roots].filter(isLoadedAlone).length > 1 ? 'areas' : null;
        },
      },
    ],
  };
}
