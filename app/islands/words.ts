import { createContext, useContext } from 'react';

/** A context with the words of one language, for a page or an island. */
export function createWords<Words extends object>() {
  const Context = createContext<Words | undefined>(undefined);
  function useWords(): Words {
    const words = useContext(Context);
    if (!words) throw new Error('useWords needs its provider around it');
    return words;
  }
  return [Context.Provider, useWords] as const;
}
