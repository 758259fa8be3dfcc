import { type LegalMentions, legalMentionsSchema } from './legal-mentions.schema.ts'

/** Every mention, for tests; all of it is invented. */
export const EVERY_MENTION: LegalMentions = legalMentionsSchema.parse({
  cardNumber: 'CPI 7501 2026 000 000 000',
  cardIssuer: 'CCI Exemple',
  cardUntil: '2029-03-01',
  guarantor: 'Caution Exemple',
  guarantorAddress: '4 rue de l’Exemple, 75000 Paris',
  guaranteeAmount: '110000',
  insurer: 'Assurance Exemple',
  insurerAddress: '5 rue de l’Exemple, 75000 Paris',
  insurerTerritory: 'France',
  mediator: 'Médiation Exemple',
  mediatorAddress: '3 rue de l’Exemple, 75000 Paris',
  mediatorSite: 'https://mediation.example',
})
