import { startFirefox } from './firefox.ts';
import { walk } from './journeys.ts';

walk('Firefox', startFirefox);
