import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  serverBuildFile: 'main.js',
  // Fifteen routes: the whole list is smaller than asking for parts of it while the visitor moves.
  routeDiscovery: { mode: 'initial' },
  // What a form sends is some hundred bytes: in a file of its own it would cost a round trip.
  splitRouteModules: false,
} satisfies Config;
