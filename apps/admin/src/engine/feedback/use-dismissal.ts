import { useTranslate } from 'react-admin';

/**
 * What the button that leaves a dialog says: "Cancel", except beside a verb that itself cancels something, where nobody
 * could tell the two apart.
 * @param verb what the other button says
 */
export const useDismissal = (verb: string | undefined): string => {
  const translate = useTranslate();
  const cancel = translate('engine.verb.cancel');
  return verb?.toLowerCase() === cancel.toLowerCase() ? translate('engine.verb.back') : cancel;
};
