import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  serverBuildFile: 'main.js',
  // Fifteen routes: the whole list is smaller than asking for parts of it while the visitor moves.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
