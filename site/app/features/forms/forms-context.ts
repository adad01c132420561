import { createContext } from 'react-router';
import type { FlashMessages } from './flash.server.ts';
import type { Submissions } from './submissions.server.ts';

interface FormsOnServer {
  readonly submissions: Submissions;
  readonly flash: FlashMessages;
  /** The visitor's address as a key for limits: never logged, never stored. */
  readonly visitorIp: string;
}

export const formsContext = createContext<FormsOnServer>();
