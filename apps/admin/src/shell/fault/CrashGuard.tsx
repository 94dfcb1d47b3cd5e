import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { CrashPage } from './CrashPage.tsx';

interface Props {
  readonly children: ReactNode;
  /** A change of it, usually the address, gives the content another chance. */
  readonly place?: string;
}
interface State {
  readonly crashed: boolean;
  readonly place: string | undefined;
}

/** Catches crashes below it, logs them and shows the crash page in their place. */
export class CrashGuard extends Component<Props, State> {
  override state: State = { crashed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { crashed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { crashed: false, place };
  }

  override componentDidCatch(problem: Error, info: ErrorInfo): void {
    console.error(problem, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashPage /> : this.props.children;
  }
}
