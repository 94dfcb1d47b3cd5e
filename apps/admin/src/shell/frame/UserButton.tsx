import { useFileUrl } from '../../engine/files/use-file-url.ts';
import { initialsOf } from '../../engine/field/image/initials.ts';
import { useText } from '../../i18n/use-text.ts';
import { useAccount } from '../../session/use-account.ts';

interface UserButtonProps {
  readonly withName: boolean;
  readonly expanded: boolean;
  readonly onOpen: (anchor: HTMLElement) => void;
}

/** Whoever is signed in, by picture and name; opens their menu. */
export const UserButton = ({ withName, expanded, onOpen }: UserButtonProps) => {
  const text = useText();
  const { fullName, username, photo } = useAccount();
  const picture = useFileUrl(photo ?? undefined);
  const name = fullName || username;
  return (
    <button
      type="button"
      className="h-user"
      aria-label={`${text('user.menu')}: ${name}`}
      aria-haspopup="menu"
      aria-expanded={expanded}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <span className="h-avatar" aria-hidden="true">
        {picture ? <img src={picture} alt="" /> : initialsOf(name)}
      </span>
      {withName ? <span className="h-user-name">{name}</span> : null}
    </button>
  );
};
