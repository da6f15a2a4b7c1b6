/** Questions of the landing page in their order; their texts are `landing.faq.<name>.question` and `.answer`. */
export const QUESTIONS = ['free', 'players', 'payments', 'import', 'change', 'devices'] as const;
