import type { Language } from '../languages.ts';
import en from './en.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };
import kn from './kn.json' with { type: 'json' };
import type { Labels } from './labels.ts';
import ml from './ml.json' with { type: 'json' };
import ta from './ta.json' with { type: 'json' };

export const dictionaries: Readonly<Record<Language, Labels>> = {
  en: { ...en, language: 'en' },
  ml: { ...ml, language: 'ml' },
  ta: { ...ta, language: 'ta' },
  kn: { ...kn, language: 'kn' },
  hi: { ...hi, language: 'hi' },
};
