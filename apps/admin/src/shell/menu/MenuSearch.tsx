import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called on Enter in the field. */
  readonly onEnter: () => void;
}

/** The field that narrows the menu. Escape empties it. */
export const MenuSearch = ({ value, onChange, onEnter }: Props) => {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onEnter();
    if (event.key !== 'Escape' || !value) return;
    event.stopPropagation();
    onChange('');
  };
  const clear = (): void => {
    onChange('');
    field.current?.focus();
  };
  return (
    <div className="m-search" role="search">
      <label className="s-visually-hidden" htmlFor={id}>
        {text('menu.search')}
      </label>
      <SearchOutlined aria-hidden="true" />
      <input
        ref={field}
        id={id}
        type="text"
        autoComplete="off"
        placeholder={text('menu.search')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={keyDown}
      />
      {value ? (
        <button type="button" aria-label={text('menu.clearSearch')} onClick={clear}>
          <CloseOutlined />
        </button>
      ) : null}
    </div>
  );
};
