import { textsOf } from '../../core/texts.ts';
import ar from './texts/ar.json';
import bn from './texts/bn.json';
import en from './texts/en.json';
import es from './texts/es.json';

export const text = textsOf<keyof typeof en>({ en, bn, es, ar });
