import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { KeyboardEvent } from 'react';
import { rideStates, type RideState } from './ride-marks.ts';

interface RideButtonsProps {
  readonly name: string;
  readonly value: RideState | null;
  readonly disabled: boolean;
  readonly onChange: (value: RideState) => void;
}

const keys: Readonly<Record<string, RideState>> = { p: 'PRESENT', a: 'ABSENT', l: 'LEAVE' };
const colours = { PRESENT: 'success', ABSENT: 'error', LEAVE: 'info' } as const;

/** Moves to the same position in the row above or below. */
const moveFocus = (from: HTMLElement, by: 1 | -1): void => {
  const all = [...document.querySelectorAll<HTMLElement>('[data-ride]')];
  const at = all.findIndex((one) => one === from);
  all[at + by]?.querySelector<HTMLElement>('button')?.focus();
};

/** How a passenger is marked: by a click, or by P, A and L while the row has the focus. */
export const RideButtons = ({ name, value, disabled, onChange }: RideButtonsProps) => {
  const translate = useTranslate();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const state = keys[event.key.toLowerCase()];
    const by = event.key === 'ArrowDown' || state ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (state) onChange(state);
    moveFocus(event.currentTarget, by);
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      data-ride
      value={value}
      disabled={disabled}
      aria-label={name}
      onKeyDown={onKeyDown}
      onChange={(_, next: RideState | null) => next && onChange(next)}
    >
      {rideStates.map((state) => (
        <ToggleButton
          key={state}
          value={state}
          color={colours[state]}
          aria-label={translate(`transport.mark.${state}`)}
          sx={{ px: { xs: 1.5, sm: 2 }, minWidth: 44, minHeight: 40 }}
        >
          {translate(`transport.mark.short.${state}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
