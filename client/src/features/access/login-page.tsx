import { useLocation, useNavigate } from 'react-router-dom';
import { LogInWorkspace } from './log-in-workspace';

/** Route /login, when navigated to from another page. */
export function Component() {
  const navigate = useNavigate();
  const state = useLocation().state as { notice?: string } | null;
  return <LogInWorkspace notice={state?.notice} onGo={async (path) => navigate(path, { replace: true })} />;
}
