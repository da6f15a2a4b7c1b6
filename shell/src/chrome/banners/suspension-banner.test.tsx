import { screen } from '@testing-library/react';
import { someClub } from '../../testing/people';
import { renderAt } from '../../testing/render-page';
import { SuspensionBanner } from './suspension-banner';

test.each([
  ['owner', /Motivo: Pago en disputa\. No se borró nada.*Respondé el correo/],
  ['staff', /Motivo: Pago en disputa\. No se borró nada.*Quien administra el club recibió un correo/],
] as const)('a suspension says at once why it is, and whom to ask (%s)', (role, body) => {
  const suspension = { reason: 'Pago en disputa', began_at: '2026-11-20T15:00:00.000Z' };
  renderAt('/agenda', <SuspensionBanner club={someClub({ role })} suspension={suspension} />);
  const banner = screen.getByRole('alert', { name: /^Club Norte está suspendido desde el \S/ });
  expect(banner).toHaveTextContent(body);
});
