import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ReactNode } from 'react';

interface IconChoice<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly icon: ReactNode;
}

interface IconSwitchProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly IconChoice<V>[];
  readonly onChange: (value: V) => void;
}

/** One of a few ways to show the same data, each behind an icon that announces its name. */
export const IconSwitch = <V extends string>({ label, value, choices, onChange }: IconSwitchProps<V>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={value}
    aria-label={label}
    onChange={(_event, next: V | null) => {
      if (next) onChange(next);
    }}
  >
    {choices.map((choice) => (
      <ToggleButton key={choice.value} value={choice.value} aria-label={choice.label} title={choice.label}>
        {choice.icon}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
