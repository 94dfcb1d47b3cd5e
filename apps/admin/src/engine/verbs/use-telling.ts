import type { AnyField, Fields } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { useDialogs, type Facts, type Values } from '../feedback/dialogs-context.ts';
import { figuresMs, useToast } from '../feedback/use-toast.ts';
import { formatMoney } from '../field/number/number-format.ts';

const isFigure = ({ type }: AnyField): boolean => type === 'int' || type === 'money' || type === 'decimal';

/** The figures of a response, in readable form. */
const figuresIn = (answer: unknown, fields: Fields = {}): [key: string, field: AnyField, figure: string][] =>
  Object.entries(fields).flatMap(([key, field]): [string, AnyField, string][] => {
    const value: unknown = Object.entries(answer ?? {}).find(([name]) => name === key)?.[1];
    if (!isFigure(field) || value === undefined || value === null) return [];
    return [[key, field, field.type === 'money' ? formatMoney(String(value)) : String(value)]];
  });

/** A named part of a response, if it includes multi-line texts: those are read at leisure, not in passing. */
const toldIn = (answer: unknown, fields: Fields = {}): Pick<Facts, 'fields' | 'values'> | undefined => {
  const values: Values = { ...(answer as Values | undefined) };
  const isSaid = (key: string): boolean => (values[key] ?? '') !== '';
  const said = Object.entries(fields).filter(([key, { label }]) => label !== undefined && isSaid(key));
  return said.some(([, { type }]) => type === 'longText')
    ? { fields: Object.fromEntries(said), values }
    : undefined;
};

interface Told {
  /** Translation key of its words. */
  readonly owner: string;
  readonly label: string;
  readonly done?: string | undefined;
  readonly answer?: Fields | undefined;
}

/** Reports the result of a verb: its long texts in a dialog, else its sentence, else its figures. */
export const useTelling = (): ((verb: Told, answer: unknown) => void) => {
  const dialogs = useDialogs();
  const translate = useTranslate();
  const words = useWords();
  const toast = useToast();
  return useCallback(
    ({ owner, label: named, done, answer: fields }, answer) => {
      const label = words.say(owner, named);
      const told = toldIn(answer, fields);
      if (told) {
        const facts = { ...told, owner: `${owner}.answer` };
        void dialogs.confirm({ title: label, verb: translate('engine.verb.close'), facts, isTold: true });
        return;
      }
      const sentence = done === undefined ? undefined : words.say(`${owner}.done`, done);
      const figures = figuresIn(answer, fields).map(
        ([key, field, figure]) => `${words.part(`${owner}.answer`, key, field)}: ${figure}`,
      );
      if (sentence !== undefined || figures.length === 0)
        toast.success(sentence ?? 'engine.toast.done', { verb: label });
      else toast.success(`${label} – ${figures.join(' · ')}`, {}, figuresMs);
    },
    [dialogs, translate, words, toast],
  );
};
