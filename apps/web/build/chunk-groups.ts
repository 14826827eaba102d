import type { Rolldown } from 'vite';

type Graph = { getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importedIds'> | null };

/**
 * Chunks that the bundler would cut up by which pages share what, at some kB a visitor: the libraries
 * under every page, and what `main` imports at once.
 */
export function chunkGroups(main: string): Rolldown.CodeSplittingGroup[] {
  return [
    // Left alone it joins the app, and start.ts, which only wants to load that later, brings it along.
    { name: 'load', test: /vite\/preload-helper/, priority: 1 },
    { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
    {
      debugName: 'app',
      // Without main.tsx: the manifest loses sight of an entry that is part of a group.
      name: (id, context) => (id !== main && ownGraph(main, context).has(id) ? 'app' : null),
    },
  ];
}

/** A module and all of ours that it imports at once, near and far. */
function ownGraph(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  const isOurs = !id.startsWith('\0') && !id.includes('/node_modules/');
  if (!isOurs || found.has(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
    ownGraph(imported, graph, found);
  }
  return found;
}
