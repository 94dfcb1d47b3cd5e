import { useId, useState } from 'react';
import type { InputHTMLAttributes } from 'react';
import { useText } from '../../i18n/use-text.ts';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly problem?: string;
}

/**
 * A labelled field with its problem below. The problem's line is always present: one appearing when the field is left would
 * push the click target away from under the mouse. Passwords can be revealed.
 */
export const TextField = ({ label, problem, type = 'text', ...input }: Props) => {
  const text = useText();
  const id = useId();
  const [shown, setShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <div className="e-field" data-wrong={Boolean(problem)}>
      <label htmlFor={id}>{label}</label>
      <div className="e-input">
        <input
          {...input}
          id={id}
          type={isPassword && shown ? 'text' : type}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        {isPassword ? (
          <button
            type="button"
            className="e-icon-button"
            aria-label={text(shown ? 'login.hidePassword' : 'login.showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <svg
              viewBox="0 0 24 24"
              width="20"
              height="20"
              aria-hidden="true"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
              <circle cx="12" cy="12" r="3" />
              {shown ? null : <path d="M4 20 20 4" />}
            </svg>
          </button>
        ) : null}
      </div>
      <p className="e-problem" id={`${id}-problem`}>
        {problem}
      </p>
    </div>
  );
};
