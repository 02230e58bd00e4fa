/** What people call the days of the calendar, by the names that the guide gives them. */
export const occasionWords: Readonly<Record<string, readonly string[]>> = {
  'Temple cleansing (Koil Alwar Tirumanjanam)': [
    'koil alwar tirumanjanam, koil alwar thirumanjanam, koilalwar, alwar tirumanjanam, tirumanjanam, thirumanjanam, temple cleaning, temple washing',
    'కోయిల్ ఆళ్వార్ తిరుమంజనం, తిరుమంజనం, ఆలయ శుద్ధి, कोइल आलवार तिरुमंजनम, तिरुमंजनम, கோவில் ஆழ்வார் திருமஞ்சனம், ஆழ்வார் திருமஞ்சனம், திருமஞ்சனம், ಕೋಯಿಲ್ ಆಳ್ವಾರ್ ತಿರುಮಂಜನ, ತಿರುಮಂಜನ, ತಿರುಮಂಜನಂ',
  ],
  Brahmotsavam: [
    'brahmotsavam, brahmotsavams, brahmotsava, bramhotsavam, bramotsavam, brahmothsavam, brahmotsavalu, salakatla brahmotsavam, karthika brahmotsavam',
    'బ్రహ్మోత్సవం, బ్రహ్మోత్సవాలు, బ్రహ్మోత్సవాల, ब्रह्मोत्सव, ब्रह्मोत्सवम, பிரம்மோற்சவம், பிரம்மோத்சவம், பிரமோற்சவம், ಬ್ರಹ್ಮೋತ್ಸವ, ಬ್ರಹ್ಮೋತ್ಸವಗಳು, pirammorchavam, biramorchavam',
  ],
  'Panchami Teertham': [
    'panchami, panchami teertham, panchami theertham, panchami tirtham, padmavathi panchami, పంచమి తీర్థం, పంచమీ తీర్థం, पंचमी, पंचमी तीर्थम, பஞ்சமி, பஞ்சமி தீர்த்தம், ಪಂಚಮಿ, ಪಂಚಮಿ ತೀರ್ಥ',
  ],
  'Vaikunta Ekadasi': [
    'vaikunta ekadasi, vaikuntha ekadashi, vaikunda ekadasi, ekadasi, ekadashi, ekadesi, mukkoti, mukkoti ekadasi, mokshada ekadashi',
    'వైకుంఠ ఏకాదశి, ఏకాదశి, ముక్కోటి, ముక్కోటి ఏకాదశి, वैकुंठ एकादशी, वैकुण्ठ एकादशी, एकादशी, मोक्षदा एकादशी, வைகுண்ட ஏகாதசி, ஏகாதசி, ವೈಕುಂಠ ಏಕಾದಶಿ, ಏಕಾದಶಿ',
  ],
  'Vaikunta Dwara Darshan': [
    'vaikunta dwaram, vaikunta dwara, vaikunta dwara darshan, vaikunta dwara darshanam, vaikuntha dwar, uttara dwaram, uttara dwara darshanam, dwara darshan, vaikunta gate, sorga vasal, sorgavasal, paramapada vasal',
    'వైకుంఠ ద్వారం, వైకుంఠ ద్వార దర్శనం, ఉత్తర ద్వారం, ఉత్తర ద్వార దర్శనం, ద్వార దర్శనం, वैकुंठ द्वार, वैकुंठ द्वार दर्शन, उत्तर द्वार, வைகுண்ட வாசல், வைகுண்ட துவாரம், சொர்க்க வாசல், சொர்க்கவாசல், பரமபத வாசல், ವೈಕುಂಠ ದ್ವಾರ, ವೈಕುಂಠ ದ್ವಾರ ದರ್ಶನ, ಉತ್ತರ ದ್ವಾರ',
  ],
  'New Year': [
    'new year, new years, january 1, 1 january, jan 1, 1st january, year end, కొత్త సంవత్సరం, నూతన సంవత్సరం, న్యూ ఇయర్, जनवरी 1, नया साल, नए साल, न्यू ईयर, புத்தாண்டு, நியூ இயர், ಹೊಸ ವರ್ಷ, ನ್ಯೂ ಇಯರ್, naya saal, hosa varsha, puthandu',
  ],
  Dhanurmasam: [
    'dhanurmasam, dhanurmasa, dhanur masam, dhanur masa, margazhi, margali, markazhi, tiruppavai, thiruppavai, ధనుర్మాసం, ధనుర్మాసంలో, తిరుప్పావై, धनुर्मास, धनुर्मासम, तिरुप्पावै, மார்கழி, திருப்பாவை, தனுர் மாதம், ಧನುರ್ಮಾಸ, ತಿರುಪ್ಪಾವೈ, ಮಾರ್ಗಳಿ',
  ],
  Sankranti: [
    'sankranti, sankranthi, sankranthi holidays, makar sankranti, makara sankranti, bhogi, kanuma, pongal, సంక్రాంతి, మకర సంక్రాంతి, భోగి, కనుమ, संक्रांति, मकर संक्रांति, पोंगल, சங்கராந்தி, மகர சங்கராந்தி, பொங்கல், போகி, தை பொங்கல், ಸಂಕ್ರಾಂತಿ, ಮಕರ ಸಂಕ್ರಾಂತಿ, ಪೊಂಗಲ್',
  ],
  'Summer holidays': [
    'summer holidays, summer holiday, summer vacation, summer, school holidays, may holidays, వేసవి సెలవులు, వేసవి, ఎండాకాలం సెలవులు, गर्मी की छुट्टियाँ, गर्मियों की छुट्टियाँ, गर्मी की छुट्टी, கோடை விடுமுறை, கோடை, ಬೇಸಿಗೆ ರಜೆ, ಬೇಸಿಗೆ',
  ],
  'Sakshatkara Vaibhavam': [
    'sakshatkara vaibhavam, sakshatkara vaibhavotsavam, sakshatkara vaibhavotsavams, sakshatkara, sakshathkara, సాక్షాత్కార వైభవం, సాక్షాత్కార వైభవోత్సవాలు, సాక్షాత్కార, साक्षात्कार वैभवम, साक्षात्कार वैभवोत्सव, சாட்சாத்கார வைபவம், சாக்ஷாத்கார வைபவம், ಸಾಕ್ಷಾತ್ಕಾರ ವೈಭವ, ಸಾಕ್ಷಾತ್ಕಾರ ವೈಭವೋತ್ಸವ',
  ],
  'Anivara Asthanam': [
    'anivara asthanam, anivara, aanivara asthanam, ani varai asthanam, అణివార ఆస్థానం, ఆణివార ఆస్థానం, अणिवार आस्थानम, ஆனிவார ஆஸ்தானம், ஆனிவார, ಆಣಿವಾರ ಆಸ್ಥಾನ, ಅಣಿವಾರ ಆಸ್ಥಾನ',
  ],
  'Vinayaka Chavithi': [
    'vinayaka chavithi, vinayaka chaviti, vinayaka chaturthi, vinayagar chaturthi, ganesh chaturthi, ganesha chaturthi, ganesh chavithi, వినాయక చవితి, వినాయకచవితి, गणेश चतुर्थी, विनायक चतुर्थी, விநாயகர் சதுர்த்தி, பிள்ளையார் சதுர்த்தி, ಗಣೇಶ ಚತುರ್ಥಿ, ವಿನಾಯಕ ಚತುರ್ಥಿ, ಗಣೇಶನ ಹಬ್ಬ',
  ],
  'Garuda Seva': [
    'garuda seva, garuda sewa, garuda vahanam, garuda vahana, garuda sevai, గరుడ సేవ, గరుడ వాహనం, गरुड़ सेवा, गरुड सेवा, गरुड़ वाहन, கருட சேவை, கருட வாகனம், ಗರುಡ ಸೇವೆ, ಗರುಡ ವಾಹನ',
  ],
  'Ratha Saptami': [
    'ratha saptami, rathasaptami, radha saptami, rath saptami, saptami, sapthami, surya jayanthi, surya jayanti, రథ సప్తమి, రథసప్తమి, సప్తమి, రధ సప్తమి, रथ सप्तमी, रथसप्तमी, सप्तमी, ரத சப்தமி, ரதசப்தமி, சப்தமி, ರಥ ಸಪ್ತಮಿ, ರಥಸಪ್ತಮಿ, ಸಪ್ತಮಿ',
  ],
  'Maha Shivaratri': [
    'shivaratri, sivaratri, maha shivaratri, mahashivaratri, maha sivaratri, mahasivarathri, shivratri, mahashivratri, శివరాత్రి, మహాశివరాత్రి, మహా శివరాత్రి, शिवरात्रि, महाशिवरात्रि, महा शिवरात्रि, சிவராத்திரி, மகா சிவராத்திரி, மகாசிவராத்திரி, ಶಿವರಾತ್ರಿ, ಮಹಾಶಿವರಾತ್ರಿ, ಮಹಾ ಶಿವರಾತ್ರಿ',
  ],
  'Float festival (Teppotsavam)': [
    'float festival, teppotsavam, theppotsavam, teppotsava, theppam, boat festival, తెప్పోత్సవం, తెప్పోత్సవాలు, नौका उत्सव, तेप्पोत्सवम, தெப்போற்சவம், தெப்பத் திருவிழா, தெப்பம், ತೆಪ್ಪೋತ್ಸವ',
  ],
  'Sri Rama Navami': [
    'sri rama navami, rama navami, sriramanavami, ram navami, ramanavami, శ్రీరామ నవమి, శ్రీరామనవమి, రామ నవమి, राम नवमी, रामनवमी, श्री राम नवमी, ராம நவமி, ஸ்ரீ ராம நவமி, ರಾಮ ನವಮಿ, ಶ್ರೀ ರಾಮ ನವಮಿ, ಶ್ರೀರಾಮನವಮಿ',
  ],
  Pavitrotsavam: [
    'pavitrotsavam, pavitrotsavams, pavithrotsavam, pavitrotsava, పవిత్రోత్సవం, పవిత్రోత్సవాలు, पवित्रोत्सव, पवित्रोत्सवम, பவித்ரோற்சவம், பவித்ர உற்சவம், ಪವಿತ್ರೋತ್ಸವ',
  ],
  Deepavali: [
    'deepavali, diwali, divali, dipavali, deepawali, deepavali asthanam, దీపావళి, దివాలీ, दीपावली, दिवाली, தீபாவளி, ದೀಪಾವಳಿ',
  ],
  Vasantotsavam: [
    'vasantotsavam, vasanthotsavam, vasantotsava, వసంతోత్సవం, వసంతోత్సవాలు, वसंतोत्सव, वसंतोत्सवम, வசந்தோற்சவம், வசந்த உற்சவம், ವಸಂತೋತ್ಸವ',
  ],
  'Ugadi, the Telugu New Year': [
    'ugadi, yugadi, telugu new year, ఉగాది, యుగాది, उगादि, युगादि, உகாதி, யுகாதி, தெலுங்கு புத்தாண்டு, ಯುಗಾದಿ, ಉಗಾದಿ',
  ],
  // What happens at any eclipse is an answer of Good to know.
  'Solar eclipse': [
    'next eclipse, eclipse date, eclipse dates, eclipse when, when is eclipse, solar eclipse date, eclipse 2027, solar eclipse 2027, surya grahan kab, grahan kab, grahan kab hai, grahanam eppudu, grahana yavaga, kiraganam eppo, సూర్యగ్రహణం ఎప్పుడు, గ్రహణం ఎప్పుడు, తదుపరి గ్రహణం, सूर्य ग्रहण कब, ग्रहण कब, अगला ग्रहण, கிரகணம் எப்போது, சூரிய கிரகணம் எப்போது, அடுத்த கிரகணம், ಗ್ರಹಣ ಯಾವಾಗ, ಸೂರ್ಯಗ್ರಹಣ ಯಾವಾಗ, ಮುಂದಿನ ಗ್ರಹಣ',
  ],
}
