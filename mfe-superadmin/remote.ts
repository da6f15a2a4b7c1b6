import { defineRemote } from '@canchero/shared-contracts/mfe';

const platform = { es: 'Plataforma', en: 'Platform', pt: 'Plataforma' };

export default defineRemote({
  name: 'mfe-superadmin',
  audience: 'super_admin',
  routes: [
    { path: '/administrator', screen: 'overview', title: platform, frame: 'shell' },
    {
      path: '/administrator/clubs',
      screen: 'clubs',
      title: { es: 'Clubes', en: 'Clubs', pt: 'Clubes' },
      frame: 'shell',
    },
    {
      path: '/administrator/users',
      screen: 'users',
      title: { es: 'Usuarios', en: 'Users', pt: 'Usuários' },
      frame: 'shell',
    },
    {
      path: '/administrator/users/:userId',
      screen: 'user',
      title: { es: 'Usuario', en: 'User', pt: 'Usuário' },
      frame: 'shell',
    },
    {
      path: '/administrator/subscriptions',
      screen: 'subscriptions',
      title: { es: 'Suscripciones', en: 'Subscriptions', pt: 'Assinaturas' },
      frame: 'shell',
    },
    {
      path: '/administrator/subscriptions/:ownerId',
      screen: 'subscription',
      title: { es: 'Suscripción', en: 'Subscription', pt: 'Assinatura' },
      frame: 'shell',
    },
    {
      path: '/administrator/releases',
      screen: 'releases',
      title: { es: 'Versiones', en: 'Releases', pt: 'Versões' },
      frame: 'shell',
    },
    {
      path: '/administrator/stats',
      screen: 'stats',
      title: { es: 'Estadísticas', en: 'Statistics', pt: 'Estatísticas' },
      frame: 'shell',
    },
    {
      path: '/administrator/settings',
      screen: 'settings',
      title: { es: 'Ajustes', en: 'Settings', pt: 'Ajustes' },
      frame: 'shell',
    },
    {
      path: '/administrator/audit',
      screen: 'audit',
      title: { es: 'Auditoría', en: 'Audit', pt: 'Auditoria' },
      frame: 'shell',
    },
    {
      path: '/administrator/revenue',
      screen: 'revenue',
      title: { es: 'Ingresos', en: 'Revenue', pt: 'Receita' },
      frame: 'shell',
    },
  ],
  nav: [
    {
      group: 'config',
      path: '/administrator',
      label: platform,
      icon: 'shield',
      sort: 90,
      role: 'super_admin',
    },
  ],
  widgets: [],
});
