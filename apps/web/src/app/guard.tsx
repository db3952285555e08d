import { Component, type ReactNode } from 'react';

interface GuardProps {
  readonly children: ReactNode;
  /** Stands in for a part that failed. */
  readonly instead: ReactNode;
  /** When this changes the part is tried again. */
  readonly anew?: string | number;
}

/** A part of the page that fails must not take the rest of the page, or the game, with it. */
export class Guard extends Component<GuardProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidUpdate({ anew }: GuardProps): void {
    if (this.state.hasFailed && anew !== this.props.anew) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
