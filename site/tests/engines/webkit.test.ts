import { walk } from './journeys.ts';
import { startWebKit } from './webkit.ts';

walk('WebKit', startWebKit);
