import { createContext } from 'react-router';
import type { Preview } from './preview.server.ts';

export const previewContext = createContext<Preview>();
