import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

const isBlank = (html: unknown): boolean => !html || html === '<p></p>';

/** Hands on what is written in the inner form of the editor. */
export const FollowValue = ({ onChange }: { readonly onChange: (value: unknown) => void }) => {
  const { watch } = useFormContext();
  useEffect(() => {
    const subscription = watch((values, { name }) => {
      if (name === 'html') onChange(isBlank(values['html']) ? null : values['html']);
    });
    return () => subscription.unsubscribe();
  }, [watch, onChange]);
  return null;
};
