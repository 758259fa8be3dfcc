/**
 * Headings of columns in lists of fairs and in the address books of Google, Outlook, Apple and LinkedIn, besides those of
 * the exported file and of the form. The first two of a column without a heading of its own are its French and its English name.
 * Where several of a column are in a file, the first of this order that is filled counts.
 */
export const ADDRESS_BOOK_HEADINGS: Readonly<Record<string, readonly string[]>> = {
  firstName: ['Prénom', 'First name', 'Given name', 'Vorname', 'Nombre', 'Nome', 'Nome proprio'],
  middleName: [
    ...['Deuxième prénom', 'Middle name', 'Additional name', 'Weitere Vornamen', 'Zweiter Vorname'],
    ...['Segundo nombre', 'Secondo nome'],
  ],
  lastName: [
    ...['Nom de famille', 'Last name', 'Surname', 'Family name', 'Nachname', 'Apellidos', 'Apellido'],
    ...['Cognome'],
  ],
  name: [
    ...['Nom complet', 'Full name', 'Nom et prénom', 'Prénom et nom', 'Contact', 'Display name'],
    ...['File as', 'Vollständiger Name', 'Anzeigename', 'Nombre completo', 'Nome completo'],
  ],
  company: [
    ...[
      'Entreprise',
      'Marque',
      'Organisation',
      'Société',
      'Company',
      'Company name',
      'Brand',
      'Organization',
    ],
    ...[
      'Organization name',
      'Organization 1 - Name',
      'Firma',
      'Unternehmen',
      'Empresa',
      'Azienda',
      'Società',
    ],
  ],
  jobTitle: [
    ...['Poste', 'Job', 'Job title', 'Position', 'Organization title', 'Organization 1 - Title'],
    ...['Titre professionnel', 'Intitulé du poste', 'Berufsbezeichnung', 'Cargo', 'Puesto', 'Posizione'],
  ],
  email: [
    ...['E-mail', 'Email', 'Mail', 'Courriel', 'Adresse mail', 'Adresse e-mail', 'Adresse électronique'],
    ...['Adresse de messagerie', 'Email address', 'E-mail address', 'E-mail 1 - Value', 'Primary email'],
    ...['E-Mail-Adresse', 'Correo electrónico', 'Dirección de correo electrónico', 'Indirizzo e-mail'],
    ...['Indirizzo posta elettronica', 'E-mail professionnel', 'Work email', 'E-mail 2 - Value'],
    ...['E-mail 2 address', 'Adresse de messagerie 2', 'Adresse e-mail 2', 'E-Mail 2 Adresse'],
    ...['E-mail 3 - Value', 'E-mail 3 address', 'Adresse de messagerie 3', 'E-Mail 3 Adresse'],
  ],
  phone: [
    ...['Tél', 'Tél.', 'Tel', 'Mobile', 'Portable', 'Phone number', 'Numéro de téléphone', 'Mobile phone'],
    ...['Tél. mobile', 'Téléphone mobile', 'Téléphone portable', 'Mobiltelefon', 'Handy', 'Teléfono móvil'],
    ...['Cellulare', 'Phone 1 - Value', 'Primary phone', 'Téléphone principal', 'Haupttelefon'],
    ...[
      'Business phone',
      'Work phone',
      'Téléphone (bureau)',
      'Téléphone professionnel',
      'Telefon geschäftlich',
    ],
    ...['Telefon (geschäftlich)', 'Telefon', 'Teléfono', 'Telefono', 'Teléfono del trabajo', 'Ufficio'],
    ...['Phone 2 - Value', 'Business phone 2', 'Téléphone 2 (bureau)', 'Telefon geschäftlich 2'],
    ...['Company main phone', 'Téléphone société', 'Tél. société', 'Telefon Firma', 'Home phone'],
    ...['Téléphone (domicile)', 'Telefon privat', 'Telefon (privat)', 'Other phone', 'Autre téléphone'],
    ...['Weiteres Telefon', 'Phone 3 - Value'],
  ],
  note: [
    ...[
      'Note',
      'Internal note',
      'Notes',
      'Note interne',
      'Commentaire',
      'Commentaires',
      'Comment',
      'Comments',
    ],
    ...['Notizen', 'Notas', 'Remarque', 'Remarques', 'Remarks'],
  ],
  date: [
    ...['Date', 'Date souhaitée', 'Desired date', 'Start', 'Début', 'Date de l’événement', 'Event date'],
    ...['Date of event', 'Wunschtermin', 'Datum', 'Startdatum', 'Fecha', 'Fecha de inicio', 'Data'],
  ],
  event: ['Événement', 'Event', 'Objet', 'Type d’événement', 'Event type'],
  guests: ['Nombre d’invités', 'Number of guests', 'Guest count'],
  surface: ['Surface', 'Area', 'Surface area', 'Superficie'],
  budget: ['Budget'],
  message: ['Demande', 'Request', 'Besoin', 'Project', 'Projet', 'Nachricht', 'Mensaje'],
  language: ['Language', 'Sprache', 'Idioma', 'Lingua'],
}

/** In a list of a fair it is the function of a person; in Outlook, beside a column of functions, it is "Ms". */
export const VAGUE_HEADINGS: Readonly<Record<string, readonly string[]>> = {
  jobTitle: ['Titre', 'Title', 'Titel'],
  company: ['Exhibitor', 'Exposant'],
}

/** How a person is addressed: no function. */
const SALUTATION =
  /^(?:m|mr|mrs|ms|miss|mx|mme|mlle|monsieur|madame|mademoiselle|dr|docteur|prof|herr|frau|sig|sigra|signor|signora|sr|sra|señor|señora)\.?$/iu

/** Whether a text is only how a person is addressed. */
export function isSalutation(text: string): boolean {
  return SALUTATION.test(text.trim())
}
