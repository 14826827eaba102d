import { useDeferredValue } from 'react';

/**
 * Whether something is open, a picture later: the press shows at once, and what is dear comes after it.
 * To open or close a dialog, the styles of the whole page are worked out anew; before the next picture
 * that took 150 to 170 ms on a processor four times slower than a desk's, where 72 are left.
 */
export const useAfterPaint = (open: boolean): boolean => useDeferredValue(open);
